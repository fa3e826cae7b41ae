import Joi from 'joi';
import { valid, validRange } from 'semver';
import type {
  Discovery,
  Publication,
  ReleasePreload,
  ReleaseSource,
  RemoteManifest,
  ShellContract,
} from '../../../contract/named-types';
import { integrityPattern } from '../../../hosting/integrity';
import { releasePath } from '../../../hosting/release-archive';
import { shellArea } from '../../../contract/limits/areas';
import type { LiveShells } from './shells/live-shells.service';
import { exactText } from '../../../platform/text/text-schemas';

/** Description of a build of the shell, as its pipeline sends it. */
interface ShellDescription {
  readonly version: string;
  readonly entry: readonly string[];
  readonly source?: ReleaseSource;
}

export const areaName = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(80)
  .messages({
    'string.pattern.base': '{#label} must be the short name of an area: small letters, digits and hyphens',
  });

export const version = exactText()
  .max(80)
  .custom((text: string, helpers) => (valid(text) === text ? text : helpers.error('version.semver')))
  .messages({ 'version.semver': "{#label} must be a version such as '1.4.0'" });

const versionRange = exactText()
  .max(80)
  .custom((text: string, helpers) => (validRange(text) ? text : helpers.error('version.range')))
  .messages({ 'version.range': "{#label} must be a range of versions such as '^1.0.0'" });

const integrity = Joi.string()
  .pattern(integrityPattern)
  .messages({ 'string.pattern.base': '{#label} must be a sha256 or sha384 hash as in an integrity attribute' });

/** A path inside the release. */
const filePath = Joi.string()
  .pattern(releasePath)
  .messages({ 'string.pattern.base': '{#label} must be the path of a file inside the release' });

/** A path of this site, starting with exactly one slash. */
const sitePath = Joi.string()
  .pattern(/^\/(?![\\/])/)
  .messages({ 'string.pattern.base': '{#label} must be a path of this site, starting with one slash' });

/** Lazy modules as an area's code imports them. */
const lazyModules = Joi.array().items(exactText().max(200));

const routeDeclaration = Joi.object({
  path: sitePath.max(200).required().description('Absolute path pattern of react-router: `/accountant/:id`'),
  access: Joi.string()
    .valid('public', 'signed-in', 'admin')
    .description('Who may open the route. `signed-in` sends a visitor to `/auth`; `admin` sends others to `/`'),
  denied: Joi.string()
    .valid('redirect', 'message')
    .description('`message` shows a refusal to whoever is no administrator instead of sending them to `/`'),
  redirectToCanonical: Joi.boolean().description(
    'Sends whoever asks for another path of the same thing (an id, a former slug) to its canonical one, for good (301)',
  ),
  staysFor: Joi.object({
    field: exactText().max(100).required(),
    values: Joi.array().items(exactText().max(100)).min(1).unique().required(),
  }).description(
    'Where `redirectToCanonical` leaves the path as it is: a list in the answers has one of these values, `{"field": "professional.professions", "values": ["cfo"]}`',
  ),
  data: Joi.object()
    .pattern(
      Joi.string(),
      Joi.string()
        .pattern(/^\/api\//)
        .messages({ 'string.pattern.base': "{#label} must be a path of the API, starting with '/api/'" }),
    )
    .description(
      'First API answers of the route, by name: `{"professional": "/api/accountants/:id"}`. `:name` is a path parameter; `*` among the parts of the query takes the page’s own query over. The first one decides between 200 and 404',
    ),
  footer: Joi.boolean().description('`false` leaves the shared footer out: the page fills the window by itself'),
  frame: Joi.string()
    .valid('focus')
    .description('`focus` leaves out the navigation, the account and the footer: the page is one task'),
  preload: lazyModules.description(
    'Lazy modules of the first view, as `remote.tsx` imports them: fetched with the HTML, or as soon as a link to the route is pointed at',
  ),
  slots: Joi.array()
    .items(exactText())
    .unique()
    .description('Slots of the first view: their fillers are fetched at the same time'),
  slotsFor: Joi.object({
    query: exactText().max(100).required(),
    values: Joi.array().items(exactText().allow('').max(100)).min(1).unique().required(),
  }).description(
    'Parts of the page that show the slots, for a page whose query names its part: `{"query": "tab", "values": ["", "messages"]}`; an empty value is a query without it. Every part when absent',
  ),
  head: Joi.object({
    title: exactText().required(),
    fallbackTitle: exactText(),
    description: exactText(),
    canonical: sitePath.description('Path of the canonical URL; the request’s own path when absent'),
    type: Joi.string().valid('website', 'article', 'profile').description('Open Graph type; `website` when absent'),
    image: Joi.object({
      path: exactText().required(),
      alt: exactText().required(),
      width: Joi.number().integer().positive().required(),
      height: Joi.number().integer().positive().required(),
    }).description('Large picture for networks: templates of a path on this site and of what it shows, and its pixels'),
    feeds: Joi.array()
      .items(Joi.object({ type: exactText().required(), title: exactText().required(), href: sitePath.required() }))
      .max(5)
      .description('Feeds that readers find from the page'),
    structuredData: Joi.array()
      .items(Joi.object().pattern(Joi.string(), Joi.any()))
      .max(5)
      .description(
        'JSON-LD of the page; its texts are templates, with `{origin}` for the site’s own. A value that is missing leaves its property out',
      ),
    noindex: Joi.boolean().description('Keeps the page out of search engines'),
    noindexIf: exactText().max(100).description('The same where a value in the answers is true: `page.isThin`'),
  })
    .required()
    .description(
      'Title and meta of the route, as templates: `{professional.firstName}` is filled from `data`. A template whose value is missing falls back to `fallbackTitle`',
    ),
})
  .label('RouteDeclaration')
  .description('One route of an area, as its `remote.json` declares it.');

/** Checks a `remote.json`. */
export const manifestSchema = Joi.object<RemoteManifest>({
  id: areaName.required().description('Short name, also its folder without `mfe-`'),
  title: exactText().max(100).required().description('What people read when the area is down: `Messages`'),
  owner: exactText().max(100).required().description('The team that is told'),
  version: version.required().description('Semver; a local build adds its content hash'),
  sdk: versionRange.required().description('Semver range of SDK versions it works with'),
  routes: Joi.array().items(routeDeclaration).unique('path').required(),
  query: exactText()
    .max(2000)
    .description(
      'Query parameters that its public pages and the slots it fills read, separated by spaces: `q page`. Others are for the browser alone, and visitors whose URLs differ by them share a page. Every parameter when absent',
    ),
  slots: Joi.array().items(exactText().max(200)).unique().description('Slots it fills'),
  budget: Joi.number()
    .integer()
    .min(1)
    .max(10_000)
    .description('KB (1,000 bytes) that a browser may download of it for its heaviest page; 150 when absent'),
  slotPreload: Joi.object()
    .pattern(Joi.string(), lazyModules)
    .description('Lazy modules behind a filled slot, as `remote.tsx` imports them'),
})
  .label('RemoteManifest')
  .description('`remote.json`: what an area says of itself before any of its code is loaded.');

export const sourceSchema = Joi.object<ReleaseSource>({
  commit: exactText().max(80).description('Commit that it was built from'),
  url: exactText().max(500).uri({ scheme: 'https' }).description('Run of the pipeline that built it'),
})
  .label('ReleaseSource')
  .description('Where a release comes from, as its pipeline says.');

/** `shell.json` in the archive of a build of the shell. */
export const shellBuildSchema = Joi.object<ShellDescription>({
  version: version.required(),
  entry: Joi.array().items(exactText().max(200)).max(20).required().description('Files that every page loads'),
  source: sourceSchema,
});

const filesSchema = Joi.object<Record<string, string>>()
  .pattern(releasePath, integrity.required())
  .min(1)
  .description('Integrity attribute of every file of the release, by its path in the release');

const chunkFiles = Joi.object({
  files: Joi.array().items(filePath).required(),
  consumes: Joi.array().items(exactText()).required(),
})
  .label('ChunkFiles')
  .description('Files that one chunk group of a build loads and the shared modules that its code consumes.');

const preloadSchema = Joi.object<ReleasePreload>({
  expose: chunkFiles.required(),
  lazy: Joi.object()
    .pattern(Joi.string(), chunkFiles)
    .required()
    .description('By the request as the area’s code writes it'),
})
  .label('ReleasePreload')
  .description('Files of a release that its module and its lazy pages load.');

/** `release.json` of an archive. */
export const publicationSchema = Joi.object<Publication>({
  // The shell's own errors are recorded under its name.
  name: areaName.invalid(shellArea).required(),
  version: version.required(),
  entry: filePath.max(200).required(),
  manifest: manifestSchema.required(),
  files: filesSchema.required(),
  preload: preloadSchema.required(),
  source: sourceSchema,
})
  .required()
  .messages({ 'object.base': 'It must be a JSON object' });

export const releaseParametersSchema = Joi.object<{ name: string; version: string }>({
  name: areaName.required(),
  version: version.required(),
});

export const areaParametersSchema = Joi.object<{ name: string }>({ name: areaName.required() });

export const releaseSchema = Joi.object<{ name: string; version: string; url: string; publishedAt: string }>({
  name: Joi.string().required(),
  version: Joi.string().required(),
  url: Joi.string().required(),
  publishedAt: Joi.string().isoDate().required(),
}).label('Release');

export const discoveredVersion = Joi.object({
  url: Joi.string().required(),
  fallbackUrl: Joi.string().description('Entry of the release before, tried when this one cannot be loaded'),
  metadata: Joi.object({ integrity: Joi.string().required(), version: Joi.string().required() }).required(),
  deployment: Joi.object({
    traffic: Joi.number().min(0).max(100).required(),
    default: Joi.boolean().required(),
  }).required(),
  extras: Joi.object({
    manifest: manifestSchema.required(),
    files: filesSchema.required(),
    preload: preloadSchema.required(),
  }).required(),
})
  .label('DiscoveredVersion')
  .description('One served version of an area, in the Frontend Discovery schema with our own `extras`.');

/**
 * The public Frontend Discovery schema (awslabs, v1-pre) with our own `extras`, every version of every area checked.
 */
export const discoverySchema = Joi.object<Discovery>({
  schema: Joi.string().required(),
  microFrontends: Joi.object().pattern(areaName, Joi.array().items(discoveredVersion).min(1)).required(),
})
  .label('Discovery')
  .description('Answer of `GET /api/platform/discovery`.');

const ownedThing = {
  kind: Joi.string().valid('route', 'slot').required(),
  name: exactText().max(200).required().description('A path pattern of react-router, or the name of a slot'),
};

/** Route or slot that is handed over, and to whom. */
export interface HandOver {
  readonly kind: 'route' | 'slot';
  readonly name: string;
  readonly to: string;
}

export const handOverSchema = Joi.object<HandOver>({
  ...ownedThing,
  to: areaName.required().description('The area that has it from its next activated release on'),
}).label('HandOver');

export const routeOwnerSchema = Joi.object({
  kind: ownedThing.kind,
  // As it was published: a response is not refused for what is stored.
  name: Joi.string().allow('').required(),
  area: Joi.string().required(),
  handedTo: Joi.string().allow(null).required(),
  since: Joi.string().isoDate().required(),
})
  .label('RouteOwner')
  .description('A route or slot and the area that it belongs to.');

/** Names of modules or slots, as a build of the shell lists them. */
const names = Joi.array().items(exactText().max(200)).max(500).unique().required();

const shellContractSchema = Joi.object<ShellContract>({
  build: exactText().max(80).required().description('Names the build: a hash of its files'),
  sdk: version.required().description('Version of its SDK'),
  version: version.description('Of its files, which `build` says nothing about'),
  provides: names.description('Shared modules with their major versions: `react@19`'),
  slots: names.description('Slots that areas can fill'),
})
  .label('ShellContract')
  .description('Parts that a build of the shell provides to areas.');

export const liveShellsSchema = Joi.object<LiveShells>({
  shells: Joi.array().items(shellContractSchema).unique('build').min(1).max(4).required(),
  replaced: Joi.array().items(areaName).max(100).unique().description('Areas whose next release comes with them'),
  isMeant: Joi.boolean().description('Takes shells that break what is served'),
}).label('LiveShells');
