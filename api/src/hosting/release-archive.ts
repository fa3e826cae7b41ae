import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, gzipSync } from 'node:zlib';
import { extract, pack, type Header } from 'tar-stream';

/** Limits on an archive of a release; sizes are in bytes. */
export const archiveLimits = {
  packedBytes: 16 * 1024 * 1024,
  bytes: 48 * 1024 * 1024,
  fileBytes: 8 * 1024 * 1024,
  files: 1000,
  pathLength: 200,
} as const;

/** A path inside a release: no way out of it, no other origin, one spelling on every file system. */
export const releasePath = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.~+-]+(?:\/[\w@.~+-]+)*$/;

/** An archive that is refused; the message is a sentence for its sender. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** Path to content, in the order of the archive. */
export type ArchiveFiles = ReadonlyMap<string, Buffer>;

/**
 * Reads a `.tar.gz` of plain files into memory. Everything else that an archive can hold is refused: links, devices,
 * paths that lead elsewhere or twice to the same place, and more than the limits, of which no byte more is unpacked.
 * @throws ArchiveError with the first thing that is wrong
 */
export async function readArchive(packed: Buffer): Promise<ArchiveFiles> {
  if (packed.length > archiveLimits.packedBytes)
    throw new ArchiveError(`The archive may have at most ${megabytes(archiveLimits.packedBytes)}.`);
  const files = new Map<string, Buffer>();
  const taken = new Set<string>();
  const reader = extract();
  reader.on('entry', (header, content, next) => {
    // What is wrong is thrown below; unheard it would end the process here.
    content.on('error', () => undefined);
    void readEntry(header, content as unknown as AsyncIterable<Buffer>, files, taken).then(
      () => next(),
      (error: unknown) => next(error instanceof Error ? error : new ArchiveError('The archive cannot be read.')),
    );
  });
  try {
    await pipeline(Readable.from([packed]), createGunzip(), countBytes(), reader as unknown as NodeJS.WritableStream);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError('The file is no whole .tar.gz archive.', { cause: error });
  }
  refuseFoldersThatAreFiles(files);
  return files;
}

/** A bomb ends here: nothing behind sees what is beyond the limit. */
function countBytes(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= archiveLimits.bytes) done(null, chunk);
      else done(new ArchiveError(`The archive may unpack to at most ${megabytes(archiveLimits.bytes)}.`));
    },
  });
}

async function readEntry(
  { name, type, size }: Header,
  content: AsyncIterable<Buffer>,
  files: Map<string, Buffer>,
  taken: Set<string>,
): Promise<void> {
  const path = name.replace(/^(\.\/)+/, '');
  const chunks: Buffer[] = [];
  if (type === 'directory') return readToEnd(content, chunks);
  const shown = JSON.stringify(path.slice(0, archiveLimits.pathLength));
  if (type !== 'file' && type !== 'contiguous-file')
    throw new ArchiveError(`${shown} is a ${type}; a release has plain files only.`);
  if (path.length > archiveLimits.pathLength || !releasePath.test(path))
    throw new ArchiveError(
      `${shown} is no path of a release: at most ${archiveLimits.pathLength} letters, digits and @ . ~ + - _ in folders below it.`,
    );
  if (taken.has(path.toLowerCase())) throw new ArchiveError(`${shown} is in the archive twice.`);
  if (size > archiveLimits.fileBytes)
    throw new ArchiveError(`${shown} may have at most ${megabytes(archiveLimits.fileBytes)}.`);
  if (files.size >= archiveLimits.files)
    throw new ArchiveError(`A release may have at most ${archiveLimits.files} files.`);
  taken.add(path.toLowerCase());
  await readToEnd(content, chunks);
  files.set(path, Buffer.concat(chunks));
}

async function readToEnd(content: AsyncIterable<Buffer>, chunks: Buffer[]): Promise<void> {
  for await (const chunk of content) chunks.push(chunk);
}

function refuseFoldersThatAreFiles(files: ArchiveFiles): void {
  const names = new Set([...files.keys()].map((path) => path.toLowerCase()));
  for (const path of files.keys()) {
    const folders = path.toLowerCase().split('/').slice(0, -1);
    const clash = folders.map((_, at) => folders.slice(0, at + 1).join('/')).find((folder) => names.has(folder));
    if (clash) throw new ArchiveError(`${JSON.stringify(clash)} is a file and a folder.`);
  }
}

/** The same files give the same bytes: no times, owners or modes of the machine that packs. */
export async function packArchive(files: ArchiveFiles): Promise<Buffer> {
  const packer = pack();
  for (const [name, content] of files) packer.entry({ name, mtime: new Date(0), mode: 0o644 }, content);
  packer.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packer as AsyncIterable<Buffer>) chunks.push(chunk);
  // Most of a release is compressed already.
  return gzipSync(Buffer.concat(chunks), { level: constants.Z_BEST_SPEED });
}

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
