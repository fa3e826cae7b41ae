import { randomBytes } from 'node:crypto';
import { engagementLimits } from '../../../contract/limits/engagements';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { fileStore, type FileStore, type StoreSettings } from '../../../platform/files/file-store';
import { shownName, type FormFile } from '../../../platform/files/form-file';
import type { Platform } from '../../../platform/platform';
import { toAttachedPicture } from '../attachments/attached-picture';
import { attachmentType } from '../attachments/attachment-type';
import { notAnAttachment } from '../attachments/attachments.errors';
import { EngagementFile } from './engagement-file.model';
import { EngagementItem } from './engagement-item.model';
import { isLive } from './engagement-states';
import { fileNotFound, filesTooLarge, tooManyFiles } from './engagements.errors';
import type { EngagementView } from './engagements.service';
import { changeItems, itemWith, ownItem, type ItemWork } from './items.service';
import { scanFile } from './scan-file';

/** File store of work; only the routes of this module read it. */
export const engagementStore = (settings: StoreSettings): FileStore => fileStore(settings, 'uploads/engagements');

type Deps = Pick<Platform, 'settings' | 'clock'>;

/**
 * Stores a file of a document, when the virus scan that is set up passes it. The first file of the side that owes it
 * says that the document has come.
 * @throws AppError 400 for a type that is not allowed or a file that the scan refused, 409 when there are enough, 503
 *   when the scan gives no answer
 */
export async function addFile(
  viewer: User,
  { id, engagementId }: EngagementItem,
  { name, bytes }: FormFile,
  { settings, clock }: Deps,
): Promise<EngagementView> {
  const type = attachmentType(bytes, name);
  if (!type) throw notAnAttachment();
  const scan = await scanFile(bytes, settings);
  const stored = type.isPicture ? (await toAttachedPicture(bytes)).bytes : bytes;
  const fileId = `${randomBytes(16).toString('hex')}.${type.extension}`;
  const store = engagementStore(settings);
  await store.save(fileId, stored);
  try {
    return await changeItems(viewer, engagementId, clock, 'live', async (context) => {
      refuseTooMany(context, id, stored.length);
      const item = itemWith('upload', id, context);
      const { now, transaction } = context;
      await EngagementFile.query(transaction).insert({
        ...{ itemId: id, uploaderId: viewer.id, mimeType: type.mimeType, bytes: stored.length, fileId, scan },
        name: shownName(name, type.extension, engagementLimits.fileNameMax),
        createdAt: now,
      });
      if (item.owedById !== viewer.id || item.status === 'received') return null;
      await item.$query(transaction).patch({ status: 'received' });
      return { event: 'uploaded', sentence: `Uploaded files for ${item.title}` };
    });
  } catch (error) {
    await store.remove(fileId);
    throw error;
  }
}

function refuseTooMany({ engagement }: ItemWork, itemId: number, bytes: number): void {
  const { filesPerItem, allFileBytes } = engagementLimits;
  const { files = [] } = engagement.items.find(({ id }) => id === itemId) ?? {};
  if (files.length >= filesPerItem) throw tooManyFiles();
  const all = engagement.items.flatMap((item) => item.files ?? []);
  if (all.reduce((sum, file) => sum + file.bytes, bytes) > allFileBytes) throw filesTooLarge();
}

/** A file of work of the viewer. @throws AppError 404 for all others */
export async function ownFile(viewer: User, id: number): Promise<{ file: EngagementFile; item: EngagementItem }> {
  const file = await EngagementFile.query().findById(id);
  if (!file) throw fileNotFound();
  const item = await ownItem(viewer, file.itemId).catch(() => null);
  if (!item) throw fileNotFound();
  return { file, item };
}

/** Removes a file of the viewer's own, also when the work is over. @throws AppError 404 for another's */
export async function removeFile(
  viewer: User,
  { file, item: { id, engagementId } }: { readonly file: EngagementFile; readonly item: EngagementItem },
  { settings, clock }: Deps,
): Promise<EngagementView> {
  if (file.uploaderId !== viewer.id) throw fileNotFound();
  const view = await changeItems(viewer, engagementId, clock, 'always', async (context) => {
    const { status, owedById, files = [] } = itemWith('removeOwnFiles', id, context);
    await EngagementFile.query(context.transaction).deleteById(file.id);
    const isLast = !files.some(({ id: other, uploaderId }) => other !== file.id && uploaderId === owedById);
    if (isLast && status === 'received' && isLive(context.engagement.status))
      await EngagementItem.query(context.transaction).findById(id).patch({ status: 'open' });
    return null;
  });
  await engagementStore(settings).remove(file.fileId);
  return view;
}

/** Names of the stored files that a user uploaded. */
export async function uploadedBy(uploaderId: number, transaction: Transaction): Promise<string[]> {
  const files = await EngagementFile.query(transaction).where({ uploaderId }).select('fileId');
  return files.map(({ fileId }) => fileId);
}
