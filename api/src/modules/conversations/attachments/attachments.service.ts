import { randomBytes } from 'node:crypto';
import { attachmentLimits } from '../../../contract/limits/messaging';
import { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { fileStore, type FileStore, type StoreSettings } from '../../../platform/files/file-store';
import { shownName, type FormFile } from '../../../platform/files/form-file';
import { Message } from '../threads/message.model';
import { attachmentType } from './attachment-type';
import { toAttachedPicture } from './attached-picture';
import { Attachment } from '../threads/attachment.model';
import {
  attachmentInUse,
  attachmentNotFound,
  attachmentsNeedPremium,
  notAnAttachment,
  tooManyDrafts,
} from './attachments.errors';
import { maySendFiles } from './attachments.policy';

const { draftsMax, nameMax } = attachmentLimits;
/** Milliseconds that a file waits for its message. */
const draftTime = 24 * 60 * 60_000;

/** File store of attachments; only the routes of this module read it. */
export const attachmentStore = (settings: StoreSettings): FileStore => fileStore(settings, 'uploads/attachments');

/**
 * Stores a file for the next message to a person.
 * @throws AppError 400 for a type that is not allowed, 409 when enough files wait
 */
export async function addAttachment(
  uploaderId: number,
  receiverId: number,
  { name, bytes }: FormFile,
  store: FileStore,
): Promise<Attachment> {
  const type = attachmentType(bytes, name);
  if (!type) throw notAnAttachment();
  const picture = type.isPicture ? await toAttachedPicture(bytes) : null;
  const stored = picture?.bytes ?? bytes;
  const key = randomBytes(16).toString('hex');
  const fileId = `${key}.${type.extension}`;
  const thumbnailId = picture ? `${key}-small.webp` : null;
  try {
    await store.save(fileId, stored);
    if (picture && thumbnailId) await store.save(thumbnailId, picture.thumbnail);
    return await inRetriedTransaction(async (transaction) => {
      // One upload of a person at a time, so that the limit holds.
      await User.query(transaction).findById(uploaderId).forUpdate();
      const waiting = { uploaderId, receiverId, messageId: null };
      if ((await Attachment.query(transaction).where(waiting).resultSize()) >= draftsMax) throw tooManyDrafts();
      return Attachment.query(transaction).insertAndFetch({
        ...waiting,
        name: shownName(name, type.extension, nameMax),
        mimeType: type.mimeType,
        bytes: stored.length,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
        fileId,
        thumbnailId,
        createdAt: new Date(),
      });
    });
  } catch (error) {
    await removeFiles([{ fileId, thumbnailId }], store);
    throw error;
  }
}

/** Removes files; those that are gone already are no error. */
export async function removeFiles(
  files: readonly Pick<Attachment, 'fileId' | 'thumbnailId'>[],
  store: FileStore,
): Promise<void> {
  const names = files.flatMap(({ fileId, thumbnailId }) => [fileId, ...(thumbnailId ? [thumbnailId] : [])]);
  await Promise.all(names.map((name) => store.remove(name)));
}

/**
 * A file that the viewer may open: one they have uploaded, or one of a message to them that is not withheld.
 * @throws AppError 404 for any other
 */
export async function findAttachment(viewerId: number, id: number): Promise<Attachment> {
  const attachment = await Attachment.query().findById(id);
  if (!attachment) throw attachmentNotFound();
  const { uploaderId, receiverId, messageId } = attachment;
  if (uploaderId === viewerId) return attachment;
  if (receiverId !== viewerId || messageId === null) throw attachmentNotFound();
  const message = await Message.query().findById(messageId).select('withheld');
  if (!message || message.withheld) throw attachmentNotFound();
  return attachment;
}

/** Removes a file that was not sent. @throws AppError 409 when a message has it */
export async function removeDraft({ id, fileId, thumbnailId }: Attachment, store: FileStore): Promise<void> {
  const removed = await Attachment.query().delete().where({ id, messageId: null });
  if (removed === 0) throw attachmentInUse();
  await removeFiles([{ fileId, thumbnailId }], store);
}

/**
 * Gives the files that wait to a message, in the order of their upload.
 * @throws AppError 403 when neither of the two has the plan for it; 404 when one of the files is not the sender's, is
 *   for another person, or was sent before
 */
export async function attachTo(
  { id: messageId, senderId, receiverId }: Message,
  ids: readonly number[],
  transaction: Transaction,
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  if (!(await maySendFiles(senderId, receiverId, transaction))) throw attachmentsNeedPremium();
  const given = await Attachment.query(transaction)
    .patch({ messageId })
    .whereIn('id', [...ids])
    .where({ uploaderId: senderId, receiverId, messageId: null });
  if (given !== ids.length) throw attachmentNotFound();
  return Attachment.query(transaction).where({ messageId }).orderBy('id');
}

/** Takes the files of a message out of the database. @returns them, for `removeFiles` after the transaction */
export async function detachAll(messageId: number, transaction: Transaction): Promise<Attachment[]> {
  const attachments = await Attachment.query(transaction).where({ messageId });
  if (attachments.length > 0) await Attachment.query(transaction).delete().where({ messageId });
  return attachments;
}

/** Removes files whose message was never sent within a day. */
export async function removeOldDrafts(store: FileStore, now = new Date()): Promise<void> {
  const old = await Attachment.query()
    .where({ messageId: null })
    .where('createdAt', '<', new Date(now.getTime() - draftTime))
    .limit(500);
  for (const draft of old) await removeDraft(draft, store).catch(() => undefined);
}
