import { randomBytes } from 'node:crypto';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { fileStore, type FileStore, type StoreSettings } from '../../../../platform/files/file-store';
import { BlogPost } from '../blog-post.model';
import { Autosave } from './autosave.model';
import { BlogImage } from './blog-image.model';
import { toPostImage } from './post-image';
import { PostRevision } from './post-revision.model';

/** Prefix of every image's path. */
export const imagesPath = '/api/blog/images/';

/** The names that `addImage` makes. */
export const imageName = /^[0-9a-f]{32}\.webp$/;

const day = 24 * 60 * 60 * 1000;
/** For so long an image may wait for the text it was uploaded for. */
const orphanDays = 7;
const batch = 200;

/** File store of images. */
export const imageStore = (settings: StoreSettings): FileStore => fileStore(settings, 'uploads/blog');

/** Keeps an image. @throws AppError 400 when it is none */
export async function addImage(
  uploaderId: number,
  bytes: Buffer,
  store: FileStore,
  by: AuditActor,
): Promise<BlogImage> {
  const image = await toPostImage(bytes);
  const fileId = `${randomBytes(16).toString('hex')}.webp`;
  await store.save(fileId, image.bytes);
  try {
    const { width, height } = image;
    const row = { fileId, uploaderId, width, height, bytes: image.bytes.length, createdAt: new Date() };
    return await inRetriedTransaction(async (transaction) => {
      const subject = { type: 'post image', id: fileId };
      await recordAudit({ by, action: 'post.imageUploaded', subject }, transaction);
      return BlogImage.query(transaction).insertAndFetch(row);
    });
  } catch (error) {
    await store.remove(fileId);
    throw error;
  }
}

/** Adds the images that the rows of a table name in these columns. */
async function collect(
  model: typeof BlogPost | typeof PostRevision,
  columns: readonly ('content' | 'featuredImage')[],
  names: Set<string>,
): Promise<void> {
  for (let last = 0; ;) {
    const rows = await (model as typeof BlogPost)
      .query()
      .select('id', ...columns)
      .where('id', '>', last)
      .where((any) => columns.forEach((column) => void any.orWhere(column, 'like', `%${imagesPath}%`)))
      .orderBy('id')
      .limit(batch);
    for (const row of rows) for (const column of columns) findNames(row[column] ?? '', names);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function findNames(text: string, names: Set<string>): void {
  for (const [, name] of text.matchAll(/\/api\/blog\/images\/([0-9a-f]{32}\.webp)/g)) if (name) names.add(name);
}

/**
 * Deletes images that no post, no version of one and no unsaved text shows. Those of the last days stay: their text may
 * still be in an open editor.
 */
export async function forgetOrphanImages(store: FileStore, now = new Date()): Promise<number> {
  const old = await BlogImage.query()
    .select('id', 'fileId')
    .where('createdAt', '<', new Date(now.getTime() - orphanDays * day));
  if (old.length === 0) return 0;
  const used = new Set<string>();
  await collect(BlogPost, ['content', 'featuredImage'], used);
  await collect(PostRevision, ['content', 'featuredImage'], used);
  for (const { draft } of await Autosave.query().where('draft', 'like', `%${imagesPath}%`)) findNames(draft, used);
  const orphans = old.filter(({ fileId }) => !used.has(fileId));
  for (const { id, fileId } of orphans) {
    await BlogImage.query().deleteById(id);
    await store.remove(fileId);
  }
  return orphans.length;
}
