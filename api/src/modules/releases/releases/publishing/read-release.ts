import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { TraceMap } from '@jridgewell/trace-mapping';
import type { ObjectSchema } from 'joi';
import type { Publication } from '../../../../contract/named-types';
import { invalid, type AppError } from '../../../../platform/errors/app-error';
import { validationSentence } from '../../../../platform/errors/validation-sentence';
import { findUnusableText } from '../../../../platform/text/unusable-text';
import { ArchiveError, archiveLimits, readArchive, type ArchiveFiles } from '../../../../hosting/release-archive';
import { publicationSchema } from '../release.schema';
import { hasIntegrity } from '../../../../hosting/integrity';
import { pathsOverlap } from '../owners/path-overlap';
import { foreignUrl } from './foreign-url';
import { unfitDeclaration } from './unfit-declaration';

/** Checked content of an archive. */
export interface ReadRelease {
  readonly publication: Publication;
  /** Every file to store, those compressed ahead included. */
  readonly files: ArchiveFiles;
  /** Integrity attribute of each file that a browser or the shell's server loads, checked against its bytes. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Bytes of the files that are loaded, as they are and as browsers get them (brotli); and those of one page. */
  readonly size: { readonly bytes: number; readonly downloadBytes: number; readonly pageBytes: number };
}

/** The file that says what a release is; not part of it. */
const descriptionFile = 'release.json';
/** Folder of what only the shell's server runs (`shell/federation/server-file.ts`): browsers get nothing of it. */
const serverFolder = 'server/';
/** Ending of source maps, which are stored and read here alone: neither browsers nor shells get them. */
export const mapEnding = '.map';
/** Kinds of file that are served. A page of its own, such as HTML, is none of them. */
const served = /\.(js|css|woff2|svg|png|webp|avif|jpg)$/;
const decoders = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/**
 * Reads and checks the archive of a release: its description, and that its files are exactly those described.
 * @throws AppError 400 or 413 with the first thing that is wrong
 */
export async function readRelease(archive: Buffer): Promise<ReadRelease> {
  const content = await unpack(archive);
  const publication = readDescription(content.get(descriptionFile));
  const files = new Map([...content].filter(([path]) => path !== descriptionFile));
  const hashes: Record<string, string> = {};
  for (const path of Object.keys(publication.files)) hashes[path] = hashOf(path, publication, files);
  let downloadBytes = 0;
  for (const [path, bytes] of files) {
    if (path in hashes) {
      if (!path.startsWith(serverFolder)) downloadBytes += downloadOf(path, files);
      continue;
    }
    if (path.endsWith(mapEnding)) checkSourceMap(path, bytes, hashes);
    else await checkCompressed(path, bytes, files, hashes);
  }
  const bytes = Object.keys(hashes).reduce((sum, path) => sum + (files.get(path)?.length ?? 0), 0);
  return { publication, files, hashes, size: { bytes, downloadBytes, pageBytes: heaviestPage(publication, files) } };
}

/** Unpacks an archive. @throws AppError 400 with what is wrong with it */
export async function unpack(archive: Buffer): Promise<ArchiveFiles> {
  try {
    return await readArchive(archive);
  } catch (error) {
    if (error instanceof ArchiveError) throw invalid(error.message, 'release_invalid');
    throw error;
  }
}

function readDescription(bytes: Buffer | undefined): Publication {
  if (!bytes) throw wrong(`The archive has no ${descriptionFile}, which says what the release is.`);
  const publication = readJson(descriptionFile, bytes, publicationSchema);
  const { name, entry, manifest, files, preload } = publication;
  if (manifest.id !== name) throw wrong(`The manifest is of '${manifest.id}', not of '${name}'.`);
  if (!(entry in files)) throw wrong(`The entry '${entry}' is not among the files.`);
  if (!entry.endsWith('.js')) throw wrong(`The entry '${entry}' is no script.`);
  const unknown = [preload.expose, ...Object.values(preload.lazy)]
    .flatMap((group) => group.files)
    .find((file) => !(file in files));
  if (unknown !== undefined) throw wrong(`The preloaded file '${unknown}' is not among the files.`);
  const canonical = manifest.routes
    .flatMap(({ head }) => head.canonical ?? [])
    .find((path) => !isOwn(path, publication));
  if (canonical !== undefined) throw wrong(`The canonical path '${canonical}' is none of the release's routes.`);
  const unfit = unfitDeclaration(manifest);
  if (unfit !== undefined) throw wrong(unfit);
  const others = manifest.routes
    .flatMap(({ data = {} }) => Object.values(data))
    .find((path) => isOfOtherBackend(path, name));
  if (others !== undefined) throw wrong(`The data '${others}' are of another area's backend.`);
  const foreign = foreignUrl(manifest);
  if (foreign) throw wrong(`'${foreign.field}' of the manifest leads to another site ('${foreign.text}').`);
  return publication;
}

/** Read as it will be requested, dots and all; a parameter right below `/api/` could be any operation. */
function isOfOtherBackend(path: string, name: string): boolean {
  const { pathname } = new URL(path, 'http://localhost');
  return /^\/api\/(?:areas|[^/]*[:{%][^/]*)\//.test(pathname) && !pathname.startsWith(`/api/areas/${name}/`);
}

/** A part of a canonical path that data fills stands for any. */
function isOwn(canonical: string, { manifest: { routes } }: Publication): boolean {
  const path = canonical.replace(/[?#].*/, '').replace(/[^/]*\{[^/]*/g, ':any');
  return routes.some((route) => pathsOverlap(route.path, path));
}

/** Reads a description of an archive. @throws AppError 400 with what is wrong with it */
export function readJson<Value>(file: string, bytes: Buffer, schema: ObjectSchema<Value>): Value {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw wrong(`${file} is not JSON.`);
  }
  const unusable = findUnusableText(value);
  if (unusable !== null)
    throw wrong(`The field '${unusable.slice(0, 80)}' of ${file} contains a character that cannot be stored.`);
  const checked = schema.validate(value);
  if (checked.error) throw wrong(`${file}: ${validationSentence(checked.error)}`);
  return checked.value;
}

/** Bytes of a file as browsers get it. */
export const downloadOf = (path: string, files: ArchiveFiles): number =>
  (files.get(`${path}.br`) ?? files.get(path))?.length ?? 0;

/** Bytes that a browser loads for the heaviest page: the entry, the module, and the lazy modules of a route. */
function heaviestPage({ entry, manifest, preload: { expose, lazy } }: Publication, files: ArchiveFiles): number {
  const pages = [[], ...manifest.routes.map(({ preload = [] }) => preload)].map((requests) => {
    const needed = requests.flatMap((request) => lazy[request]?.files ?? []);
    return [...new Set([entry, ...expose.files, ...needed])].reduce((sum, path) => sum + downloadOf(path, files), 0);
  });
  return Math.max(...pages);
}

function hashOf(path: string, { files: described }: Publication, files: ArchiveFiles): string {
  const bytes = files.get(path);
  if (!bytes) throw wrong(`The archive does not have the file '${path}', which ${descriptionFile} lists.`);
  if (!served.test(path))
    throw wrong(`'${path}' is of a kind that is not served; a release has scripts, styles, fonts and pictures.`);
  const integrity = described[path] ?? '';
  if (!hasIntegrity(bytes, integrity))
    throw wrong(`The file '${path}' is another than the one that ${descriptionFile} lists.`);
  return integrity;
}

/** A source map must be one, and of a script of the release. */
function checkSourceMap(path: string, bytes: Buffer, hashes: Readonly<Record<string, string>>): void {
  const script = path.slice(0, -mapEnding.length);
  if (!(script in hashes) || !script.endsWith('.js'))
    throw wrong(
      `The archive has the file '${path}', which is the source map of no script that ${descriptionFile} lists.`,
    );
  if (!readSourceMap(bytes)) throw wrong(`'${path}' is not a source map.`);
}

/** Reads a source map; null when the bytes are none. */
export function readSourceMap(bytes: Buffer): TraceMap | null {
  try {
    const map = new TraceMap(bytes.toString('utf8'));
    return map.sources.length > 0 ? map : null;
  } catch {
    return null;
  }
}

/** A file compressed ahead must be the file: browsers get it in its place. */
async function checkCompressed(
  path: string,
  bytes: Buffer,
  files: ArchiveFiles,
  hashes: Readonly<Record<string, string>>,
): Promise<void> {
  const ending = path.slice(-3);
  const original = path.slice(0, -3);
  const plain = original in hashes ? files.get(original) : undefined;
  if (!plain || !(ending === '.br' || ending === '.gz'))
    throw wrong(`The archive has the file '${path}', which ${descriptionFile} does not list.`);
  // One byte more than the file has is enough to know that it is another.
  const decoded = await decoders[ending](bytes, { maxOutputLength: plain.length + 1 }).catch(() => null);
  if (!decoded?.equals(plain)) throw wrong(`'${path}' is not '${original}', compressed.`);
}

const wrong = (sentence: string): AppError => invalid(sentence, 'release_invalid');

/** Bytes that the form of an upload may have: a little more than its archive, so that the limit is named. */
export const uploadBytes = archiveLimits.packedBytes + 64 * 1024;
