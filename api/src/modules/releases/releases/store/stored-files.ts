import { packArchive } from '../../../../hosting/release-archive';
import { fileStore, type FileStore, type StoreSettings } from '../../../../platform/files/file-store';
import { releaseFilesMissing } from '../release.errors';
import type { Release } from '../release.model';

/** Files that are on their way to or from the store at the same time. */
const atOnce = 8;

/**
 * Opens the store of releases. A name is `<area>/<version>/<publication>/<path>`: each publication has a folder of its
 * own, so nothing is ever stored under a name that is taken.
 */
export const releaseStore = (settings: StoreSettings): FileStore => fileStore(settings, 'release-store');

/** Stores every file below a folder of its own. */
export async function storeFiles(
  store: FileStore,
  folder: string,
  files: Iterable<readonly [string, Buffer]>,
): Promise<void> {
  await eachOf([...files], ([path, content]) => store.save(`${folder}/${path}`, content));
}

/** Forgets files that no release has. */
export const removeFiles = (store: FileStore, folder: string, paths: Iterable<string>): Promise<void> =>
  eachOf([...paths], (path) => store.remove(`${folder}/${path}`));

/**
 * Every file of a release as one archive, for the shells that serve it.
 * @throws AppError 404 when the store does not have them
 */
export async function packRelease(store: FileStore, release: Release): Promise<Buffer> {
  const { name, version, storedAs, files, compressed } = release;
  const paths = [...Object.keys(files), ...(compressed ?? [])];
  const read = new Map<string, Buffer | null>(paths.map((path) => [path, null]));
  if (storedAs !== null)
    await eachOf(paths, async (path) => void read.set(path, await store.read(`${storedAs}/${path}`)));
  const found = [...read].flatMap(([path, content]) => (content ? [[path, content] as const] : []));
  if (found.length < paths.length) throw releaseFilesMissing(name, version);
  return packArchive(new Map(found));
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  const done = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  // Only when none is on its way any more: who cleans up after a failure misses nothing then.
  for (const one of done) if (one.status === 'rejected') throw one.reason;
}
