import type { Request } from '@hapi/hapi';
import { actorOf } from '../../../../platform/audit/record-audit';
import type { User } from '../../../../platform/auth/user.model';
import { requestLog } from '../../../../hosting/observed-requests';
import { route } from '../../../../platform/routes/route';
import type { BlogPost } from '../blog-post.model';
import { postSchema } from '../blog.schema';
import { findPost, renderPost } from '../blog.service';
import { renderMarkdown } from '../rendering/render-markdown';
import { changePosts } from './bulk.service';
import { deadLinks } from './dead-links';
import { presentEditablePost } from './editing.presenter';
import {
  bulkResultSchema,
  bulkSchema,
  newPostSchema,
  postChangesSchema,
  postIdParamsSchema,
  previewHtmlSchema,
  previewSchema,
  slugCheckSchema,
  slugQuerySchema,
} from './editing.schema';
import { createPost, deletePost, restorePost, updatePost } from './editing.service';
import { editorOf } from './revisions.service';
import { checkSlug } from './slugs.service';

/** A post as its editor sees it: with its author, who changed it last, and how its page shows it. */
export async function editable({ id }: Pick<BlogPost, 'id'>, viewer: User, request: Request) {
  const post = await findPost(String(id), viewer);
  return { post, editor: await editorOf(post), rendering: await renderPost(post, requestLog(request)) };
}

const create = route({
  method: 'POST',
  path: '/api/blog',
  access: 'admin',
  idempotent: true,
  summary: 'Create a post; without a slug, one is made from the title',
  errors: { 400: ['post_slug_refused'], 409: ['post_slug_taken'] },
  validate: { payload: newPostSchema },
  response: postSchema,
  act: async ({ viewer, payload, request }) =>
    editable(await createPost(viewer, actorOf(request), payload), viewer, request),
  present: presentEditablePost,
});

const update = route({
  method: 'PUT',
  path: '/api/blog/{id}',
  access: 'admin',
  summary: 'Update a post in whole or in part; with `version`, only if no one has changed it since',
  errors: {
    400: ['post_slug_refused'],
    404: ['post_not_found'],
    409: ['post_changed', 'post_slug_taken'],
  },
  validate: { params: postIdParamsSchema, payload: postChangesSchema },
  response: postSchema,
  act: async ({ viewer, params, payload, request }) =>
    editable(await updatePost(params.id, actorOf(request), payload), viewer, request),
  present: presentEditablePost,
});

const remove = route({
  method: 'DELETE',
  path: '/api/blog/{id}',
  access: 'admin',
  summary: 'Delete a post; it can be restored for 30 days',
  errors: { 404: ['post_not_found'] },
  validate: { params: postIdParamsSchema },
  response: 'none',
  act: ({ params, request }) => deletePost(params.id, actorOf(request)),
});

const restore = route({
  method: 'POST',
  path: '/api/blog/{id}/restore',
  access: 'admin',
  summary: 'Restore a deleted post',
  errors: { 404: ['post_not_found'] },
  validate: { params: postIdParamsSchema },
  response: postSchema,
  act: async ({ viewer, params, request }) => editable(await restorePost(params.id, actorOf(request)), viewer, request),
  present: presentEditablePost,
});

const bulk = route({
  method: 'POST',
  path: '/api/blog/bulk',
  access: 'admin',
  summary: 'Publish, unpublish, delete, or restore several posts',
  validate: { payload: bulkSchema },
  response: bulkResultSchema,
  act: ({ payload, request }) => changePosts(payload, actorOf(request)),
  present: ({ changed, failed }) => ({ changed: changed.map(({ id }) => id), failed }),
});

const slug = route({
  method: 'GET',
  path: '/api/blog/admin/slug',
  access: 'admin',
  summary: 'Check whether a slug is allowed and free, with a suggestion if it is not',
  validate: { query: slugQuerySchema },
  response: slugCheckSchema,
  act: ({ query }) => checkSlug(query.slug, query.postId ?? null),
});

const preview = route({
  method: 'POST',
  path: '/api/blog/admin/preview',
  access: 'admin',
  summary: 'Render Markdown as a post’s page would show it',
  publicData: 'unchanged',
  validate: { payload: previewSchema },
  response: previewHtmlSchema,
  act: async ({ payload, platform }) => {
    const { html } = await renderMarkdown(payload.content);
    return { contentHtml: html, deadLinks: await deadLinks(html, platform.settings.publicUrl) };
  },
  present: (preview) => preview,
});

export const editingRoutes = [create, update, remove, restore, bulk, slug, preview];
