import { postNotFound } from './blog.errors';
import Joi from 'joi';
import { limits } from '../../contract/limits';
import type { Post, PostPage } from '../../contract/named-types';
import { momentSchema } from '../../platform/routes/common-schemas';
import { exactText, lineText, searchText } from '../../platform/text/text-schemas';

export interface PostListQuery {
  readonly limit: number;
  readonly offset: number;
  readonly category?: string;
  /** False asks for drafts as well. */
  readonly published: boolean;
}

const word = lineText().max(60).empty(Joi.valid('', 'all'));

export const postListQuerySchema = Joi.object<PostListQuery>({
  limit: Joi.number().integer().min(1).max(limits.blog.pageSizeMax).default(limits.blog.pageSize),
  offset: Joi.number().integer().min(0).max(100_000).default(0),
  category: word,
  published: Joi.boolean().default(true),
})
  .options({ stripUnknown: true })
  .label('PostListQuery');

export const postSearchQuerySchema = Joi.object<{ q: string }>({
  q: searchText().allow('').default(''),
})
  .options({ stripUnknown: true })
  .label('PostSearchQuery');

export const postParamsSchema = Joi.object<{ slugOrId: string }>({
  slugOrId: exactText().max(160).required().error(postNotFound),
});

const postFields = {
  id: Joi.number().integer().required(),
  slug: Joi.string().required(),
  title: Joi.string().required(),
  excerpt: Joi.string().required(),
  category: Joi.string().required(),
  tags: Joi.array().items(Joi.string()).required(),
  featuredImage: Joi.string().allow(null).required(),
  published: Joi.boolean().required(),
  publishedAt: momentSchema.allow(null).required(),
  createdAt: momentSchema.required(),
  author: Joi.object({
    id: Joi.number().integer().required(),
    firstName: Joi.string().required(),
    lastName: Joi.string().required(),
    profilePicture: Joi.string().allow(null).required(),
    listed: Joi.boolean().required(),
  })
    .allow(null)
    .required()
    .label('PostAuthor'),
  contentHtml: Joi.string().allow(''),
};

export const postSchema = Joi.object<Post>(postFields).label('Post');
export const postListSchema = Joi.array().items(postSchema).label('PostList');

export const postPageSchema = Joi.object<PostPage>({
  posts: Joi.array().items(postSchema).required(),
  pagination: Joi.object({
    offset: Joi.number().integer().required(),
    limit: Joi.number().integer().required(),
    hasMore: Joi.boolean().required(),
    total: Joi.number().integer().required(),
  })
    .required()
    .label('Pagination'),
}).label('PostPage');
