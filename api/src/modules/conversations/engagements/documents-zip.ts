import { Zip, ZipPassThrough } from 'fflate';
import type { FileStore } from '../../../platform/files/file-store';
import type { FullEngagement } from './engagement.model';

/** A name that every file system takes. */
const safeName = (name: string): string =>
  name.replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}\s]+/gu, ' ').replace(/^[. ]+|[. ]+$/g, '') || 'Untitled';

/** The name, or the first of 'name (2)' and so on that is free whatever the capitals. */
function uniqueName(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/su.exec(name) ?? [];
  let unique = name;
  for (let turn = 2; taken.has(unique.toLowerCase()); turn += 1) unique = `${stem} (${turn})${ending}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** Files of a piece of work by their paths in the archive: a folder for each document. */
export function archivePaths({ items }: Pick<FullEngagement, 'items'>): { path: string; fileId: string; at: Date }[] {
  const folders = new Set<string>();
  return items.flatMap(({ title, files = [] }) => {
    if (files.length === 0) return [];
    const folder = uniqueName(safeName(title), folders);
    const names = new Set<string>();
    return files.map(({ name, fileId, createdAt }) => ({
      path: `${folder}/${uniqueName(safeName(name), names)}`,
      fileId,
      at: createdAt,
    }));
  });
}

/** The files of a piece of work as a zip, one after the other: memory holds one of them. */
export async function* documentsZip(engagement: FullEngagement, store: FileStore): AsyncGenerator<Buffer> {
  const made: Buffer[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(Buffer.from(bytes));
  });
  for (const { path, fileId, at } of archivePaths(engagement)) {
    const bytes = await store.read(fileId);
    if (!bytes) continue;
    // Stored as they are: PDFs and pictures are compressed already.
    const entry = new ZipPassThrough(path);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
