import type { BulkChange } from '../../../../contract/named-types';
import Joi from 'joi';
import { postCategories } from '../../../../contract/blog-slug';
import { blogLimits } from '../../../../contract/limits/blog';
import { idSchema } from '../../../../platform/routes/common-schemas';
import { exactText, lineText, longText } from '../../../../platform/text/text-schemas';
import { postNotFound } from '../blog.errors';
import type { DeadLink } from './dead-links';

/** Post as an administrator writes it. An empty slug stands for one from the title. */
export interface NewPost {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: string;
  readonly slug: string;
  readonly tags: string[];
  readonly featuredImage: string | null;
  readonly featuredImageAlt: string | null;
  readonly published: boolean;
  /** ISO 8601; a draft publishes itself then. */
  readonly publishAt: string | null;
}

/** Any part of a post. `version` is the one that was seen; without it, changes in between are not detected. */
export type PostChanges = { readonly [Name in keyof NewPost]?: NewPost[Name] | undefined } & {
  readonly version?: number | undefined;
};

/** Trimmed, without empty ones and without a second of the same, whatever its case. */
const tags = Joi.array()
  .items(lineText().max(blogLimits.tagMax).allow(''))
  .max(3 * blogLimits.tagsMax)
  .custom((entries: string[], helpers) => {
    const known = new Set<string>();
    const entered = entries.filter(
      (entry) => entry && !known.has(entry.toLowerCase()) && known.add(entry.toLowerCase()),
    );
    return entered.length > blogLimits.tagsMax ? helpers.error('array.max') : entered;
  })
  .messages({
    'array.max': `Use at most ${blogLimits.tagsMax} tags`,
    'string.max': `A tag may have at most ${blogLimits.tagMax} characters`,
  });

const featuredImage = exactText()
  .trim()
  .max(blogLimits.imageUrlMax)
  .pattern(/^(https:\/\/[^\s/]+\S*|\/api\/blog\/images\/[0-9a-f]{32}\.webp)$/)
  .allow('', null)
  .messages({
    'string.pattern.base': 'The image address must start with https://',
    'string.max': 'The image address is too long',
  });

const publishAt = exactText()
  .isoDate()
  .pattern(/^2\d{3}-/)
  .allow('', null)
  .messages({ '*': 'Please choose a date and time' });

const required = (name: string, text: Joi.StringSchema, max: number) =>
  text.max(max).messages({
    'any.required': `${name} is required`,
    'string.empty': `${name} is required`,
    'string.max': `${name} may have at most ${max.toLocaleString('en-US')} characters`,
  });

const words = {
  title: required('Title', lineText(), blogLimits.titleMax),
  excerpt: required('Excerpt', longText(), blogLimits.excerptMax),
  content: required('Content', longText(), blogLimits.contentMax),
  category: lineText()
    .valid(...postCategories.map(({ value }) => value))
    .messages({ '*': 'Please select a category' }),
};
const slug = lineText().max(200).allow('').messages({ 'string.max': 'The slug is too long' });
const alt = lineText()
  .max(blogLimits.altMax)
  .allow('', null)
  .messages({ 'string.max': `The description may have at most ${blogLimits.altMax} characters` });

export const newPostSchema = Joi.object<NewPost>({
  title: words.title.required(),
  excerpt: words.excerpt.required(),
  content: words.content.required(),
  category: words.category.required(),
  slug: slug.default(''),
  tags: tags.default([]),
  featuredImage: featuredImage.default(null),
  featuredImageAlt: alt.default(null),
  published: Joi.boolean().default(false),
  publishAt: publishAt.default(null),
})
  .options({ stripUnknown: true })
  .label('NewPost');

export const postChangesSchema = Joi.object<PostChanges>({
  ...words,
  slug,
  tags,
  featuredImage,
  featuredImageAlt: alt,
  published: Joi.boolean(),
  publishAt,
  version: Joi.number().integer().min(1),
})
  .min(1)
  .options({ stripUnknown: true })
  .label('PostChanges');

export const postIdParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(postNotFound) });

export const slugQuerySchema = Joi.object<{ slug: string; postId?: number }>({
  slug: lineText().max(200).allow('').default(''),
  postId: idSchema.empty(''),
}).label('SlugQuery');

export const slugCheckSchema = Joi.object({
  slug: Joi.string().allow('').required(),
  available: Joi.boolean().required(),
  problem: Joi.string().allow(null).required(),
  suggestion: Joi.string().allow(null).required(),
}).label('SlugCheck');

export const previewSchema = Joi.object<{ content: string }>({
  content: longText().max(blogLimits.contentMax).allow('').required(),
}).label('PreviewText');

const deadLinkSchema = Joi.object<DeadLink>({
  text: Joi.string().allow('').required(),
  href: Joi.string()
    .allow(null)
    .required()
    .description('Where it leads; null when the address may not be used, and was taken away'),
}).label('DeadLink');

export const previewHtmlSchema = Joi.object({
  contentHtml: Joi.string().allow('').required(),
  deadLinks: Joi.array().items(deadLinkSchema).required().description('Links that lead to no published post'),
}).label('PreviewHtml');

/** Actions on several posts in one request. */
const bulkActions = ['publish', 'unpublish', 'delete', 'restore'] as const;
export const bulkSchema = Joi.object<BulkChange>({
  ids: Joi.array().items(Joi.number().integer().positive()).min(1).max(blogLimits.bulkMax).unique().required(),
  action: exactText()
    .valid(...bulkActions)
    .required(),
}).label('BulkChange');

export const bulkResultSchema = Joi.object({
  changed: Joi.array().items(Joi.number().integer()).required(),
  failed: Joi.array().items(Joi.number().integer()).required(),
}).label('BulkResult');
