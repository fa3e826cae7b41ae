import { Readable } from 'node:stream';
import { engagementLimits } from '../../../contract/limits/engagements';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { formFile, type FormPayload } from '../../../platform/files/form-file';
import { route } from '../../../platform/routes/route';
import { documentsZip } from './documents-zip';
import type { EngagementItem } from './engagement-item.model';
import { fileNotFound } from './engagements.errors';
import { answersWork, refusals } from './engagement-route';
import { engagementIdSchema, fileIdSchema, itemIdSchema } from './engagements.schema';
import { ownEngagement, type EngagementView } from './engagements.service';
import { addFile, engagementStore, ownFile, removeFile } from './files.service';
import { ownItem } from './items.service';

const { fileBytes } = engagementLimits;

const upload = route<'signed-in', { id: number }, object, FormPayload, EngagementItem, EngagementView>({
  ...answersWork,
  method: 'POST',
  path: '/api/engagement-items/{id}/files',
  summary: 'Upload a file of a document: at most 20 MB, up to 20',
  limit: 'attachments',
  errors: {
    400: ['not_an_attachment', 'not_a_picture', 'file_refused'],
    404: ['item_not_found'],
    409: [...refusals, 'item_changed', 'too_many_files'],
    413: ['payload_too_large'],
    503: ['scan_unavailable'],
  },
  upload: true,
  // More than a file may have: a slightly larger body gets an error response, not a closed connection.
  maxBytes: 2 * fileBytes,
  validate: { params: itemIdSchema },
  load: ({ viewer, params }) => ownItem(viewer, params.id),
  act: ({ viewer, payload, platform }, item) => {
    const file = formFile(payload, {
      maxBytes: fileBytes,
      missing: 'Please choose a file.',
      tooLarge: 'A file may have at most 20 MB.',
    });
    return addFile(viewer, item, file, platform);
  },
});

const download = route({
  method: 'GET',
  path: '/api/engagement-files/{id}',
  access: 'signed-in',
  summary: 'Get a file of one’s own work',
  errors: { 404: ['file_not_found'] },
  validate: { params: fileIdSchema },
  response: 'raw',
  load: ({ viewer, params }) => ownFile(viewer, params.id),
  act: async ({ platform, setHeader }, { file: { fileId, mimeType, name } }) => {
    const bytes = await engagementStore(platform.settings).read(fileId);
    if (!bytes) throw fileNotFound();
    setHeader('Content-Type', mimeType);
    setHeader('Content-Disposition', contentDisposition('attachment', name));
    setHeader('Cache-Control', 'private, no-store');
    setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    return bytes;
  },
});

const remove = route({
  ...answersWork,
  method: 'DELETE',
  path: '/api/engagement-files/{id}',
  summary: 'Remove a file that one has uploaded, also when the work is over',
  errors: { 404: ['file_not_found'] },
  validate: { params: fileIdSchema },
  load: ({ viewer, params }) => ownFile(viewer, params.id),
  act: ({ viewer, platform }, found) => removeFile(viewer, found, platform),
});

const archive = route({
  method: 'GET',
  path: '/api/engagements/{id}/documents.zip',
  access: 'signed-in',
  summary: 'Get all files of one’s own work as a zip with a folder for each document',
  errors: { 404: ['engagement_not_found'] },
  validate: { params: engagementIdSchema },
  response: 'raw',
  load: ({ viewer, params }) => ownEngagement(viewer, params.id),
  act: ({ platform, setHeader }, engagement) => {
    setHeader('Content-Type', 'application/zip');
    setHeader('Content-Disposition', contentDisposition('attachment', `${engagement.title}.zip`));
    setHeader('Cache-Control', 'private, no-store');
    return Readable.from(documentsZip(engagement, engagementStore(platform.settings)), { objectMode: false });
  },
});

/** Routes of files. */
export const fileRoutes = [upload, download, remove, archive];
