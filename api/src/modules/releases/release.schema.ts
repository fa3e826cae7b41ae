import Joi from 'joi';
import { valid, validRange } from 'semver';
import { exactText } from '../../platform/text/text-schemas';

/** `remote.json`: what an area says of itself before any of its code is loaded. */
export interface ReleaseManifest {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  readonly version: string;
  /** Semver range of SDK versions it works with. */
  readonly sdk: string;
  readonly routes: readonly object[];
  readonly slots?: readonly string[];
  readonly slotPreload?: Readonly<Record<string, readonly string[]>>;
}

/** Which files of a release its module and its lazy pages load. */
export interface ReleasePreload {
  readonly expose: ChunkFiles;
  readonly lazy: Readonly<Record<string, ChunkFiles>>;
}
interface ChunkFiles {
  readonly files: readonly string[];
  readonly consumes: readonly string[];
}

/** What a build sends to be published. */
export interface Publication {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly integrity: string;
  readonly manifest: ReleaseManifest;
  readonly files: Readonly<Record<string, string>>;
  readonly preload: ReleasePreload;
}

const areaName = Joi.string()
  .pattern(/^[a-z][a-z0-9-]*$/)
  .max(80);

const version = exactText()
  .max(80)
  .custom((text: string, helpers) => (valid(text) === text ? text : helpers.error('version.semver')))
  .messages({ 'version.semver': "{#label} must be a version such as '1.4.0'" });

const versionRange = exactText()
  .max(80)
  .custom((text: string, helpers) => (validRange(text) ? text : helpers.error('version.range')))
  .messages({ 'version.range': "{#label} must be a range of versions such as '^1.0.0'" });

const integrity = Joi.string()
  .pattern(/^sha384-[A-Za-z0-9+/]{64}$/)
  .messages({ 'string.pattern.base': '{#label} must be a sha384 hash as in an integrity attribute' });

/** A path inside the release: no way out of it, no other origin. */
const releasePath = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.~+-]+(?:\/[\w@.~+-]+)*$/;

/** A path of this site, starting with exactly one slash. */
const sitePath = Joi.string().pattern(/^\/(?!\/)/);

/** Lazy modules as an area's code imports them. */
const lazyModules = Joi.array().items(exactText().max(200));

const routeDeclaration = Joi.object({
  path: sitePath.required(),
  access: Joi.string().valid('public', 'signed-in', 'admin'),
  denied: Joi.string().valid('redirect', 'message'),
  data: Joi.object().pattern(Joi.string(), Joi.string().pattern(/^\/api\//)),
  preload: lazyModules,
  slots: Joi.array().items(exactText()).unique(),
  head: Joi.object({
    title: exactText().required(),
    fallbackTitle: exactText(),
    description: exactText(),
    canonical: sitePath,
    type: Joi.string().valid('website', 'article', 'profile'),
    noindex: Joi.boolean(),
  }).required(),
}).label('RouteDeclaration');

/** Checks a `remote.json`. */
export const manifestSchema = Joi.object<ReleaseManifest>({
  id: areaName.required(),
  title: exactText().max(100).required(),
  owner: exactText().max(100).required(),
  version: version.required(),
  sdk: versionRange.required(),
  routes: Joi.array().items(routeDeclaration).unique('path').required(),
  slots: Joi.array().items(exactText()).unique(),
  slotPreload: Joi.object().pattern(Joi.string(), lazyModules),
}).label('RemoteManifest');

const filesSchema = Joi.object<Record<string, string>>().pattern(releasePath, integrity.required()).min(1);

const chunkFiles = Joi.object({
  files: Joi.array().items(Joi.string().pattern(releasePath)).required(),
  consumes: Joi.array().items(exactText()).required(),
}).label('ChunkFiles');

const preloadSchema = Joi.object<ReleasePreload>({
  expose: chunkFiles.required(),
  lazy: Joi.object().pattern(Joi.string(), chunkFiles).required(),
}).label('ReleasePreload');

export const publicationSchema = Joi.object<Publication>({
  name: areaName.required(),
  version: version.required(),
  url: exactText().max(500).required(),
  integrity: integrity.required(),
  manifest: manifestSchema.required(),
  files: filesSchema.required(),
  preload: preloadSchema.required(),
}).label('Publication');

export const releaseParametersSchema = Joi.object<{ name: string; version: string }>({
  name: areaName.required(),
  version: version.required(),
});

export const releaseSchema = Joi.object<{ name: string; version: string; url: string; publishedAt: string }>({
  name: Joi.string().required(),
  version: Joi.string().required(),
  url: Joi.string().required(),
  publishedAt: Joi.string().isoDate().required(),
}).label('Release');

const discoveredVersion = Joi.object({
  url: Joi.string().required(),
  fallbackUrl: Joi.string(),
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
}).label('DiscoveredVersion');

/** The public Frontend Discovery schema (awslabs, v1-pre) with our own `extras`, every version of every area checked. */
export const discoverySchema = Joi.object({
  schema: Joi.string().required(),
  microFrontends: Joi.object().pattern(areaName, Joi.array().items(discoveredVersion).min(1)).required(),
}).label('Discovery');
