import Joi from 'joi';
import { offsetSchema } from '../../../platform/paging/offset-query';
import { blogLimits } from '../../../contract/limits/blog';
import type { Post, PostPage } from '../../../contract/named-types';
import { professionNames } from '../../../platform/auth/user.schema';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText, searchText } from '../../../platform/text/text-schemas';
import { postNotFound } from './blog.errors';
import { feedNames, type FeedName } from './feeds/feed-names';
import { editorSchema } from './editing/revisions.schema';

export interface PostListQuery {
  readonly limit: number;
  readonly offset: number;
  readonly category?: string;
  /** Id of a post: the others, those of its category first. */
  readonly related?: number;
  /** False asks for drafts as well. */
  readonly published: boolean;
  /** The following are for administrators, with drafts: words, days in UTC (the last one included), state and order. */
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  readonly status?: 'published' | 'draft' | 'scheduled' | 'deleted';
  readonly sort?: string;
}

/** YYYY-MM-DD. */
const day = exactText()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .custom((text: string, helpers) => (Number.isNaN(Date.parse(text)) ? helpers.error('day') : text))
  .empty('')
  .messages({ '*': 'Use a date like 2026-11-21.' });

const word = lineText().max(60).empty(Joi.valid('', 'all'));

export const postListQuerySchema = Joi.object<PostListQuery>({
  limit: Joi.number().integer().min(1).max(blogLimits.pageSizeMax).default(blogLimits.pageSize),
  offset: offsetSchema,
  category: word,
  related: Joi.number().integer().min(1).max(2_000_000_000),
  published: Joi.boolean().default(true),
  q: searchText().empty(''),
  from: day,
  to: day,
  status: exactText().valid('published', 'draft', 'scheduled', 'deleted').empty(Joi.valid('', 'all')),
  sort: exactText()
    .pattern(/^-?(title|status|category|author|date)$/)
    .empty(''),
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

export const feedParamsSchema = Joi.object<{ name: FeedName }>({
  name: Joi.string<FeedName>()
    .valid(...feedNames)
    .required()
    .error(postNotFound),
});

/** Pairs of start and end, in characters. */
const rangesSchema = Joi.array()
  .items(Joi.array().items(Joi.number().integer().min(0)).length(2))
  .required();

const postFields = {
  id: Joi.number().integer().required(),
  slug: Joi.string().required(),
  title: Joi.string().required(),
  excerpt: Joi.string().required(),
  category: Joi.string().required(),
  tags: Joi.array().items(Joi.string()).required(),
  featuredImage: Joi.string().allow(null).required(),
  featuredImageAlt: Joi.string().allow(null),
  published: Joi.boolean().required(),
  publishedAt: momentSchema.allow(null).required(),
  createdAt: momentSchema.required(),
  author: Joi.object({
    id: Joi.number().integer().required(),
    firstName: Joi.string().required(),
    lastName: Joi.string().required(),
    profilePicture: Joi.string().allow(null).required(),
    listed: Joi.boolean().required(),
    profession: Joi.string()
      .valid(...professionNames)
      .allow(null)
      .required(),
  })
    .allow(null)
    .required()
    .label('PostAuthor'),
  readingMinutes: Joi.number().integer().min(1).required(),
  contentHtml: Joi.string().allow(''),
  /** The content could not be rendered just now: it stands there as it was typed. */
  isPlainText: Joi.boolean(),
  headings: Joi.array().items(
    Joi.object({
      id: Joi.string().required(),
      text: Joi.string().required(),
      level: Joi.number().valid(2, 3).required(),
    }).label('PostHeading'),
  ),
  /** Path of the picture that networks show beside a link to the post. */
  cardImage: Joi.string(),
  /** For who may edit. */
  content: Joi.string().allow(''),
  version: Joi.number().integer(),
  publishAt: momentSchema.allow(null),
  updatedAt: momentSchema,
  deletedAt: momentSchema.allow(null),
  editedBy: editorSchema,
  highlights: Joi.object({ title: rangesSchema, excerpt: rangesSchema }).label('PostHighlights'),
};

export const postSchema = Joi.object<Post>(postFields)
  .label('Post')
  .description('A blog post. `contentHtml` (sanitized) comes only with a single post.');
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
  /** For administrators: how many posts there are of each state. */
  counts: Joi.object({
    all: Joi.number().integer().required(),
    published: Joi.number().integer().required(),
    draft: Joi.number().integer().required(),
    scheduled: Joi.number().integer().required(),
  }).label('PostCounts'),
})
  .label('PostPage')
  .description('One page of blog posts, newest first.');
