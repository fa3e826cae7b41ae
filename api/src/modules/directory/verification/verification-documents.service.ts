import { randomBytes } from 'node:crypto';
import { verificationLimits } from '../../../contract/limits/profile';
import { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { AppError, conflict } from '../../../platform/errors/app-error';
import { fileStore, type FileStore, type StoreSettings } from '../../../platform/files/file-store';
import { shownName, type FormFile } from '../../../platform/files/form-file';
import { expectUnlocked } from '../../../platform/pdf/read-pdf';
import { expectReadable } from '../../../platform/pictures/open-picture';
import { documentType } from './document-type';
import { VerificationDocument } from './verification-document.model';
import { documentNotFound } from './verification.errors';

const { documentsMax, nameMax } = verificationLimits;

/** Opens the store of documents; only the routes of this module read them. */
export const documentStore = (settings: StoreSettings): FileStore => fileStore(settings, 'uploads/verification');

/** The documents that wait for a professional's next request, the oldest first. */
export async function draftDocuments(userId: number): Promise<VerificationDocument[]> {
  return VerificationDocument.query().where({ userId, requestId: null }).orderBy('id');
}

/**
 * Stores a document for the professional's next request.
 * @throws AppError 400 for what is no PDF, PNG or JPEG, is broken or has a password, 409 when there are enough
 */
export async function addDocument(
  userId: number,
  { name, bytes }: FormFile,
  store: FileStore,
): Promise<VerificationDocument> {
  const type = documentType(bytes);
  if (!type) throw new AppError(400, 'not_a_document', 'Please choose a PDF, PNG or JPEG file.');
  await (type.mimeType === 'application/pdf' ? expectUnlocked(bytes) : expectReadable(bytes));
  const fileId = `${randomBytes(16).toString('hex')}.${type.extension}`;
  await store.save(fileId, bytes);
  try {
    return await inRetriedTransaction(async (transaction) => {
      // One upload of a person at a time, so that the limit holds.
      await User.query(transaction).findById(userId).forUpdate();
      const waiting = await VerificationDocument.query(transaction).where({ userId, requestId: null }).resultSize();
      if (waiting >= documentsMax)
        throw conflict(`Please add at most ${documentsMax} documents.`, 'too_many_documents');
      return VerificationDocument.query(transaction).insertAndFetch({
        userId,
        requestId: null,
        name: shownName(name, type.extension, nameMax),
        mimeType: type.mimeType,
        bytes: bytes.length,
        fileId,
        createdAt: new Date(),
      });
    });
  } catch (error) {
    await store.remove(fileId);
    throw error;
  }
}

/** A document by id. @throws AppError 404 */
export async function findDocument(id: number): Promise<VerificationDocument> {
  const document = await VerificationDocument.query().findById(id);
  if (!document) throw documentNotFound();
  return document;
}

/** Removes a document that no request has. @throws AppError 409 when one has it */
export async function removeDocument({ id, fileId }: VerificationDocument, store: FileStore): Promise<void> {
  const removed = await VerificationDocument.query().delete().where({ id, requestId: null });
  if (removed === 0) throw conflict('This document belongs to a request.', 'document_in_use');
  await store.remove(fileId);
}
