import Joi from 'joi';
import { blogLimits } from '../../../../contract/limits/blog';
import { actorOf } from '../../../../platform/audit/record-audit';
import { requestLog } from '../../../../hosting/observed-requests';
import { idSchema, momentSchema } from '../../../../platform/routes/common-schemas';
import { route } from '../../../../platform/routes/route';
import { exactText } from '../../../../platform/text/text-schemas';
import { presentFullPost } from '../blog.presenter';
import { postSchema } from '../blog.schema';
import { findAnyPost, renderPost } from '../blog.service';
import { previewLinkNotFound } from './editing.errors';
import { postIdParamsSchema } from './editing.schema';
import { presentCreatedLink, presentLink } from './preview-links.presenter';
import { createPreviewLink, listPreviewLinks, postOfPreview, revokePreviewLink } from './preview-links.service';

const linkFields = {
  id: Joi.number().integer().required(),
  createdAt: momentSchema.required(),
  expiresAt: momentSchema.required(),
};
const list = route({
  method: 'GET',
  path: '/api/blog/{id}/preview-links',
  access: 'admin',
  summary: 'List a post’s preview links that have not expired',
  errors: { 404: ['post_not_found'] },
  validate: { params: postIdParamsSchema },
  response: Joi.array().items(Joi.object(linkFields).label('PreviewLink')).label('PreviewLinkList'),
  act: ({ params }) => listPreviewLinks(params.id),
  present: (links) => links.map(presentLink),
});

const create = route({
  method: 'POST',
  path: '/api/blog/{id}/preview-links',
  access: 'admin',
  summary: 'Create a preview link that shows the post to anyone who has it for some hours; its path is returned once',
  publicData: 'unchanged',
  errors: { 404: ['post_not_found'] },
  validate: {
    params: postIdParamsSchema,
    payload: Joi.object<{ hours: number }>({
      hours: Joi.number().integer().min(1).max(blogLimits.previewHoursMax).default(72),
    }).label('NewPreviewLink'),
  },
  response: Joi.object({ ...linkFields, path: Joi.string().required() }).label('CreatedPreviewLink'),
  act: ({ params, viewer, payload, request }) =>
    createPreviewLink({ postId: params.id, creatorId: viewer.id, hours: payload.hours }, actorOf(request)),
  present: presentCreatedLink,
});

const revoke = route({
  method: 'DELETE',
  path: '/api/blog/{id}/preview-links/{linkId}',
  access: 'admin',
  summary: 'Revoke a preview link',
  publicData: 'unchanged',
  errors: { 404: ['preview_link_not_found'] },
  validate: {
    params: Joi.object<{ id: number; linkId: number }>({
      id: idSchema.required(),
      linkId: idSchema.required(),
    }).error(previewLinkNotFound),
  },
  response: 'none',
  act: ({ params, request }) => revokePreviewLink(params.id, params.linkId, actorOf(request)),
});

const show = route({
  method: 'GET',
  path: '/api/blog/previews/{token}',
  access: 'anonymous',
  summary: 'Get the post behind a preview link as its page would show it',
  errors: { 404: ['preview_link_not_found'] },
  validate: {
    params: Joi.object<{ token: string }>({ token: exactText().max(100).required().error(previewLinkNotFound) }),
  },
  response: postSchema,
  act: async ({ params, setHeader, request }) => {
    setHeader('Cache-Control', 'no-store');
    const post = await findAnyPost(await postOfPreview(params.token));
    return { post, rendering: await renderPost(post, requestLog(request)) };
  },
  present: (found) => presentFullPost(found, { viewer: null }),
});

export const previewLinkRoutes = [list, create, revoke, show];
