import type { Plugin } from '@hapi/hapi';
import { route } from '../../platform/routes/route';
import { mayListDrafts } from './blog.policy';
import { presentFullPost, presentPost } from './blog.presenter';
import {
  postListQuerySchema,
  postListSchema,
  postPageSchema,
  postParamsSchema,
  postSchema,
  postSearchQuerySchema,
} from './blog.schema';
import { findPost, listPosts, searchPosts } from './blog.service';

const tags = ['blog'] as const;

/** The blog: published posts for everybody, drafts for administrators. */
export const blogModule: Plugin<void> = {
  name: 'blog',
  register(server) {
    server.route([list, search, one]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/blog',
  access: 'public',
  summary: 'Posts, newest first; published=false adds drafts and is for administrators',
  tags,
  errors: { 401: ['not_signed_in'], 403: ['admin_only'] },
  validate: { query: postListQuerySchema },
  response: postPageSchema,
  authorize: ({ viewer, query }) => {
    if (!query.published) mayListDrafts(viewer);
  },
  act: ({ query }) => listPosts(query),
  present: ({ posts, total }, { query: { offset, limit } }) => ({
    posts: posts.map(presentPost),
    pagination: { offset, limit, hasMore: offset + posts.length < total, total },
  }),
});

const search = route({
  method: 'GET',
  path: '/api/blog/search',
  access: 'public',
  summary: 'Published posts that have all the words',
  tags,
  validate: { query: postSearchQuerySchema },
  response: postListSchema,
  act: ({ query }) => searchPosts(query.q),
  present: (posts) => posts.map(presentPost),
});

const one = route({
  method: 'GET',
  path: '/api/blog/{slugOrId}',
  access: 'public',
  summary: 'One post by slug or id, with its content as safe HTML',
  tags,
  errors: { 404: ['post_not_found'] },
  validate: { params: postParamsSchema },
  response: postSchema,
  load: ({ params, viewer }) => findPost(params.slugOrId, viewer),
  act: (_context, post) => post,
  present: presentFullPost,
});
