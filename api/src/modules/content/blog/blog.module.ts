import type { Plugin } from '@hapi/hapi';
import { requestLog } from '../../../hosting/observed-requests';
import { route } from '../../../platform/routes/route';
import { mayEdit, mayListDrafts } from './blog.policy';
import { presentFoundPost, presentFullPost, presentPost } from './blog.presenter';
import {
  feedParamsSchema,
  postListQuerySchema,
  postListSchema,
  postPageSchema,
  postParamsSchema,
  postSchema,
  postSearchQuerySchema,
} from './blog.schema';
import { cardRoutes } from './cards/cards.routes';
import { listAllPosts } from './editing/admin-list.service';
import { presentEditablePost, presentListedPost } from './editing/editing.presenter';
import { editorOf } from './editing/revisions.service';
import { writeFeed } from './feeds/post-feed';
import { startRenderer, stopRenderer } from './rendering/render-markdown';
import { searchPosts } from './search/search-posts';
import { findPost, listPosts, renderPost } from './blog.service';

/** The blog: published posts for the public, drafts for administrators. */
export const blogModule: Plugin<void> = {
  name: 'blog',
  register(server) {
    const { changes } = server.app.platform;
    server.ext('onPostStart', () => startRenderer(() => changes.announce()));
    server.ext('onPreStop', stopRenderer);
    server.route([list, search, feed, ...cardRoutes, one]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/blog',
  access: 'public',
  summary: 'List posts, newest first; `published=false` includes drafts and is for administrators',
  errors: { 401: ['not_signed_in'], 403: ['admin_only'] },
  validate: { query: postListQuerySchema },
  response: postPageSchema,
  authorize: ({ viewer, query }) => {
    if (!query.published) mayListDrafts(viewer);
  },
  act: async ({ query }) =>
    query.published ? { ...(await listPosts(query)), counts: undefined } : listAllPosts(query),
  present: ({ posts, total, counts }, { query: { offset, limit } }) => ({
    posts: posts.map(counts ? presentListedPost : presentPost),
    pagination: { offset, limit, hasMore: offset + posts.length < total, total },
    ...(counts && { counts }),
  }),
});

const feed = route({
  method: 'GET',
  path: '/api/blog/feeds/{name}',
  access: 'anonymous',
  summary: 'Get the latest posts with their full text as RSS or JSON Feed',
  errors: { 404: ['post_not_found'] },
  validate: { params: feedParamsSchema },
  response: 'raw',
  act: async ({ params, platform, setHeader }) => {
    const { siteName } = await platform.site.read();
    const { text, type } = await writeFeed(params.name, { publicUrl: platform.settings.publicUrl, siteName });
    setHeader('Content-Type', type);
    setHeader('Cache-Control', 'public, max-age=300');
    return text;
  },
});

const search = route({
  method: 'GET',
  path: '/api/blog/search',
  access: 'public',
  summary:
    'Search published posts for all the words, best match first, with the positions of matches in titles and excerpts',
  validate: { query: postSearchQuerySchema },
  response: postListSchema,
  act: ({ query }) => searchPosts(query.q),
  present: (found) => found.map(presentFoundPost),
});

const one = route({
  method: 'GET',
  path: '/api/blog/{slugOrId}',
  access: 'public',
  summary: 'Get a post by slug or id, with its content as sanitized HTML',
  errors: { 404: ['post_not_found'] },
  validate: { params: postParamsSchema },
  response: postSchema,
  load: ({ params, viewer }) => findPost(params.slugOrId, viewer),
  act: async ({ viewer, request }, post) => ({
    post,
    rendering: await renderPost(post, requestLog(request)),
    editor: mayEdit(viewer) ? await editorOf(post) : null,
  }),
  present: (found, context) =>
    mayEdit(context.viewer) ? presentEditablePost(found, context) : presentFullPost(found, context),
});
