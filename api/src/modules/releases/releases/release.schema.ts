import Joi from 'joi';
import type {
  Discovery,
  Publication,
  ReleasePreload,
  ReleaseSource,
  ShellContract,
  HandOver,
} from '../../../contract/named-types';
import { integrityPattern } from '../../../hosting/integrity';
import { releasePath } from '../../../hosting/release-archive';
import { shellArea } from '../../../contract/limits/areas';
import { areaName, manifestSchema, version } from './manifest.schema';
import type { LiveShells } from './shells/live-shells.service';
import { exactText } from '../../../platform/text/text-schemas';

/** Description of a build of the shell, as its pipeline sends it. */
interface ShellDescription {
  readonly version: string;
  readonly entry: readonly string[];
  readonly source?: ReleaseSource;
}

const integrity = Joi.string()
  .pattern(integrityPattern)
  .messages({ 'string.pattern.base': '{#label} must be a sha256 or sha384 hash as in an integrity attribute' });

/** A path inside the release. */
const filePath = Joi.string()
  .pattern(releasePath)
  .messages({ 'string.pattern.base': '{#label} must be the path of a file inside the release' });

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
  kind: Joi.string().valid('route', 'slot', 'offer').required().description('A slot is filled, an offer rendered'),
  name: exactText().max(200).required().description('A path pattern of react-router, or the name of a slot'),
};

export const takeDownSchema = Joi.object<{ giveBack: boolean }>({
  giveBack: Joi.boolean()
    .required()
    .description('Whether other areas may have its routes, slots and offers from now on'),
}).label('TakeDown');

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
  .description('A route, a slot or an offered slot, and the area that it belongs to.');

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
