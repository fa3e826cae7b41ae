import { verificationLimits } from '../../../contract/limits/profile';
import { actorOf } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { formFile, type FormPayload } from '../../../platform/files/form-file';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { addDocument, documentStore, findDocument, removeDocument } from './verification-documents.service';
import { mayBeVerified, mayReadDocument } from './verification.policy';
import { presentDocument, presentQueued } from './verification.presenter';
import { documentNotFound } from './verification.errors';
import {
  decisionSchema,
  documentParamsSchema,
  documentQuerySchema,
  documentSchema,
  queuedSchema,
  queueQuerySchema,
  queueSchema,
  requestParamsSchema,
  verificationDraftSchema,
  verificationSchema,
} from './verification.schema';
import {
  requestVerification,
  decideRequest,
  findRequest,
  listRequests,
  readRequest,
  readVerification,
  withdrawRequest,
} from './verification.service';

const { documentBytes, documentsMax } = verificationLimits;
const inlinePolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Licenses: documents that prove them, requests to check them, and what administrators decide. Verified is earned,
 * never bought.
 */
export const verificationModule = routesModule('verification', () => [
  own,
  submit,
  withdraw,
  upload,
  remove,
  download,
  queue,
  read,
  decide,
]);

const own = route({
  method: 'GET',
  path: '/api/verification',
  access: 'signed-in',
  summary: 'Get the signed-in professional’s verification status',
  errors: { 403: ['accountants_only'] },
  response: verificationSchema,
  authorize: ({ viewer }) => mayBeVerified(viewer),
  act: ({ viewer }) => readVerification(viewer.id),
});

const submit = route({
  method: 'POST',
  path: '/api/verification',
  access: 'signed-in',
  idempotent: true,
  summary: 'Request verification of a license with the documents already uploaded',
  publicData: 'unchanged',
  errors: { 403: ['accountants_only'], 404: ['profile_not_found'], 409: ['verification_pending', 'already_verified'] },
  validate: { payload: verificationDraftSchema },
  response: verificationSchema,
  authorize: ({ viewer }) => mayBeVerified(viewer),
  act: async ({ viewer, payload }) => {
    await inRetriedTransaction((transaction) => requestVerification(viewer.id, payload, transaction));
    return readVerification(viewer.id);
  },
});

const withdraw = route({
  method: 'DELETE',
  path: '/api/verification',
  access: 'signed-in',
  summary: 'Withdraw the pending request',
  publicData: 'unchanged',
  errors: { 404: ['verification_not_found'] },
  response: 'none',
  act: ({ viewer }) => withdrawRequest(viewer.id),
});

const upload = route<'signed-in', object, object, FormPayload>({
  method: 'POST',
  path: '/api/verification/documents',
  access: 'signed-in',
  summary: `Upload a document for the next request: PDF, PNG, or JPEG, up to 10 MB each and ${documentsMax} in total`,
  publicData: 'unchanged',
  limit: 'documents',
  errors: {
    400: ['not_a_document', 'not_a_picture', 'document_locked'],
    403: ['accountants_only'],
    409: ['too_many_documents'],
    413: ['payload_too_large'],
  },
  upload: true,
  // More than a document may have: a slightly larger body gets an error response, not a closed connection.
  maxBytes: 2 * documentBytes,
  response: documentSchema,
  authorize: ({ viewer }) => mayBeVerified(viewer),
  act: ({ viewer, payload, platform }) => {
    const file = formFile(payload, {
      maxBytes: documentBytes,
      missing: 'Please choose a file.',
      tooLarge: 'A document may have at most 10 MB.',
    });
    return addDocument(viewer.id, file, documentStore(platform.settings));
  },
  present: presentDocument,
});

const remove = route({
  method: 'DELETE',
  path: '/api/verification/documents/{id}',
  access: 'signed-in',
  summary: 'Remove a document that is not part of a request yet',
  publicData: 'unchanged',
  errors: { 404: ['document_not_found'], 409: ['document_in_use'] },
  validate: { params: documentParamsSchema },
  response: 'none',
  load: ({ params }) => findDocument(params.id),
  authorize: ({ viewer }, document) => {
    if (viewer.id !== document.userId) throw documentNotFound();
  },
  act: ({ platform }, document) => removeDocument(document, documentStore(platform.settings)),
});

const download = route({
  method: 'GET',
  path: '/api/verification/documents/{id}',
  access: 'signed-in',
  summary: 'Get a document as its sender or an administrator; `inline=true` for display in the page',
  errors: { 404: ['document_not_found'] },
  validate: { params: documentParamsSchema, query: documentQuerySchema },
  response: 'raw',
  load: ({ params }) => findDocument(params.id),
  authorize: ({ viewer }, document) => {
    // Hidden is as good as not there: a 403 would tell that it exists.
    if (!mayReadDocument(viewer, document.userId)) throw documentNotFound();
  },
  act: async ({ platform, query, setHeader }, { fileId, mimeType, name }) => {
    const bytes = await documentStore(platform.settings).read(fileId);
    if (!bytes) throw documentNotFound();
    setHeader('Content-Type', mimeType);
    setHeader('Content-Disposition', contentDisposition(query.inline ? 'inline' : 'attachment', name));
    setHeader('Cache-Control', 'private, no-store');
    if (query.inline) {
      // Our own pages may show it in a frame; whatever stands in it can do nothing there.
      setHeader('X-Frame-Options', 'SAMEORIGIN');
      setHeader('Content-Security-Policy', inlinePolicy);
    }
    return bytes;
  },
});

const queue = route({
  method: 'GET',
  path: '/api/admin/verification',
  access: 'admin',
  summary: 'List verification requests by status, oldest first; `recheck` lists those due for a re-check',
  validate: { query: queueQuerySchema },
  response: queueSchema,
  act: ({ query }) => listRequests(query),
  present: (requests) => requests.map(presentQueued),
});

const read = route({
  method: 'GET',
  path: '/api/admin/verification/{id}',
  access: 'admin',
  summary: 'Get a verification request with its documents and its owner',
  errors: { 404: ['verification_not_found'] },
  validate: { params: requestParamsSchema },
  response: queuedSchema,
  load: ({ params }) => findRequest(params.id),
  act: (_context, found) => readRequest(found.id),
  present: presentQueued,
});

const decide = route({
  method: 'POST',
  path: '/api/admin/verification/{id}/decision',
  access: 'admin',
  summary: 'Approve a request with an optional re-check date, or reject it with a reason',
  errors: { 404: ['verification_not_found'], 409: ['already_decided'] },
  validate: { params: requestParamsSchema, payload: decisionSchema },
  response: queuedSchema,
  load: ({ params }) => findRequest(params.id),
  act: async ({ request, payload }, found) => {
    await inRetriedTransaction((transaction) => decideRequest(found.id, actorOf(request), payload, transaction));
    return readRequest(found.id);
  },
  present: presentQueued,
});
