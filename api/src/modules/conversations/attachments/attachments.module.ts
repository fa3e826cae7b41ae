import type { Plugin } from '@hapi/hapi';
import { attachmentLimits } from '../../../contract/limits/messaging';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { formFile, type FormPayload } from '../../../platform/files/form-file';
import { route } from '../../../platform/routes/route';
import { findPerson } from '../threads/find-person';
import { mayMessage } from '../threads/messages.policy';
import type { User } from '../../../platform/auth/user.model';
import { attachmentNotFound, attachmentsNeedPremium } from './attachments.errors';
import { maySendFiles } from './attachments.policy';
import { presentAttachment } from '../threads/attachments.presenter';
import {
  attachmentParamsSchema,
  attachmentQuerySchema,
  attachmentSchema,
  uploadParamsSchema,
  type AttachmentQuery,
} from './attachments.schema';
import { addAttachment, attachmentStore, findAttachment, removeDraft, removeOldDrafts } from './attachments.service';
import type { Attachment } from '../threads/attachment.model';

const anHour = 60 * 60 * 1000;
const { bytes: mostBytes, perMessage } = attachmentLimits;

/** Files of messages: only the two sides of a conversation can open them. */
export const attachmentsModule: Plugin<void> = {
  name: 'attachments',
  register(server) {
    const { settings, jobs } = server.app.platform;
    jobs.add({
      name: 'remove unsent files',
      everyMilliseconds: anHour,
      run: () => removeOldDrafts(attachmentStore(settings)),
    });
    server.route([upload, download, remove]);
  },
};

const upload = route<'signed-in', { otherUserId: number }, object, FormPayload, User, Attachment>({
  method: 'POST',
  path: '/api/conversations/{otherUserId}/attachments',
  access: 'signed-in',
  summary: `Upload an attachment for the next message to a person: at most 10 MB, up to ${perMessage}`,
  publicData: 'unchanged',
  limit: 'attachments',
  errors: {
    400: ['not_an_attachment', 'not_a_picture', 'cannot_message_yourself'],
    403: ['attachments_need_premium'],
    404: ['user_not_found'],
    409: ['too_many_attachments'],
    413: ['payload_too_large'],
  },
  upload: true,
  // More than a file may have: a slightly larger body gets an error response, not a closed connection.
  maxBytes: 2 * mostBytes,
  validate: { params: uploadParamsSchema },
  response: attachmentSchema,
  load: ({ params }) => findPerson(params.otherUserId),
  authorize: async ({ viewer }, person) => {
    mayMessage(viewer, person.id);
    if (!(await maySendFiles(viewer.id, person.id))) throw attachmentsNeedPremium();
  },
  act: ({ viewer, payload, platform }, person) => {
    const file = formFile(payload, {
      maxBytes: mostBytes,
      missing: 'Please choose a file.',
      tooLarge: 'A file may have at most 10 MB.',
    });
    return addAttachment(viewer.id, person.id, file, attachmentStore(platform.settings));
  },
  present: presentAttachment,
});

const download = route<'signed-in', { id: number }, AttachmentQuery, object, Attachment, Buffer>({
  method: 'GET',
  path: '/api/attachments/{id}',
  access: 'signed-in',
  summary: 'Get an attachment of a message; only its two sides may',
  errors: { 404: ['attachment_not_found'] },
  validate: { params: attachmentParamsSchema, query: attachmentQuerySchema },
  response: 'raw',
  // Hidden is as good as not there: a 403 would show that it exists.
  load: ({ viewer, params }) => findAttachment(viewer.id, params.id),
  act: async ({ platform, query, setHeader }, { fileId, thumbnailId, mimeType, name }) => {
    const isSmall = query.size === 'thumbnail' && thumbnailId !== null;
    const bytes = await attachmentStore(platform.settings).read(isSmall ? thumbnailId : fileId);
    if (!bytes) throw attachmentNotFound();
    const isInline = isSmall || (query.inline && thumbnailId !== null);
    setHeader('Content-Type', isSmall ? 'image/webp' : mimeType);
    setHeader('Content-Disposition', contentDisposition(isInline ? 'inline' : 'attachment', name));
    setHeader('Cache-Control', 'private, no-store');
    setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    return bytes;
  },
});

const remove = route({
  method: 'DELETE',
  path: '/api/attachments/{id}',
  access: 'signed-in',
  summary: 'Remove an attachment that was not sent',
  publicData: 'unchanged',
  errors: { 404: ['attachment_not_found'], 409: ['attachment_in_use'] },
  validate: { params: attachmentParamsSchema },
  response: 'none',
  load: ({ viewer, params }) => findAttachment(viewer.id, params.id),
  authorize: ({ viewer }, { uploaderId }) => {
    if (uploaderId !== viewer.id) throw attachmentNotFound();
  },
  act: ({ platform }, attachment) => removeDraft(attachment, attachmentStore(platform.settings)),
});
