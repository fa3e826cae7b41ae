import { blogLimits, slugProblem, type Post } from '@counterpart/api/contract';
import { type Body, fromLocalField, isSkipped, skippedTime, toLocalField } from '@counterpart/shell/sdk';

/** State of a post once it is saved. */
export type Intent = 'draft' | 'schedule' | 'publish';

/** The editor's fields as typed. */
export interface PostValues {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly slug: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly featuredImage: string;
  readonly featuredImageAlt: string;
  /** As chosen: the button that saves may still do otherwise. */
  readonly status: Intent;
  /** As a `datetime-local` field: the reader's clock. */
  readonly publishAt: string;
}

export type PostErrors = { readonly [Field in keyof PostValues]?: string | undefined };

export const emptyValues: PostValues = {
  title: '',
  excerpt: '',
  content: '',
  slug: '',
  category: '',
  tags: [],
  featuredImage: '',
  featuredImageAlt: '',
  status: 'draft',
  publishAt: '',
};

/** The fields of a stored post. */
export const valuesOf = (post: Post): PostValues => ({
  title: post.title,
  excerpt: post.excerpt,
  content: post.content ?? '',
  slug: post.slug,
  category: post.category,
  tags: post.tags,
  featuredImage: post.featuredImage ?? '',
  featuredImageAlt: post.featuredImageAlt ?? '',
  status: post.published ? 'publish' : post.publishAt ? 'schedule' : 'draft',
  publishAt: toLocalField(post.publishAt),
});

export const isSame = (one: PostValues, other: PostValues): boolean => JSON.stringify(one) === JSON.stringify(other);

function text(name: string, value: string, max: number): string | undefined {
  if (!value.trim()) return `${name} is required`;
  return value.trim().length > max ? `Use at most ${max.toLocaleString('en-US')} characters` : undefined;
}

/** The mark of `MarkdownEditor` for an image that has not arrived, and the lines before it. */
const uploadMarks = /\n*!\[Uploading .*?\([0-9a-f]{8}\)\]\(\)/g;

/** The fields as they are stored before they are saved: an image that has not arrived will not arrive later. */
export const withoutUploads = (values: PostValues): PostValues => ({
  ...values,
  content: values.content.replace(uploadMarks, ''),
});

const uploadProblem = (values: PostValues): string | undefined =>
  isSame(values, withoutUploads(values)) ? undefined : 'An image is still being sent: wait for it, or delete its mark';

function momentProblem(publishAt: string, stored: Post | null): string | undefined {
  if (!publishAt) return 'Choose a date and time';
  if (isSkipped(publishAt)) return skippedTime;
  const moment = fromLocalField(publishAt, stored?.publishAt);
  const isPast = moment !== null && moment !== stored?.publishAt && new Date(moment) <= new Date();
  return isPast ? 'Choose a time in the future' : undefined;
}

/**
 * One sentence for each field that breaks a rule; none when all is well. The order is that of the fields.
 * @param stored post that the fields showed first
 */
export function checkPost(values: PostValues, intent: Intent, stored: Post | null): PostErrors {
  const slug = values.slug.trim();
  const image = values.featuredImage.trim();
  const found: PostErrors = {
    title: text('Title', values.title, blogLimits.titleMax),
    excerpt: text('Excerpt', values.excerpt, blogLimits.excerptMax),
    content: text('Content', values.content, blogLimits.contentMax) ?? uploadProblem(values),
    slug: slug ? (slugProblem(slug) ?? undefined) : undefined,
    featuredImage:
      image && !/^https:\/\/|^\/api\/blog\/images\//.test(image)
        ? 'The image address must start with https://'
        : undefined,
    category: values.category ? undefined : 'Please select a category',
    publishAt: intent === 'schedule' ? momentProblem(values.publishAt, stored) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence));
}

type PostBody = NonNullable<Body<'post', '/api/blog'>>;

/**
 * Builds the request body.
 * @param stored post that the fields showed first
 */
export function postBody(values: PostValues, intent: Intent, stored: Post | null): PostBody {
  return {
    title: values.title.trim(),
    excerpt: values.excerpt.trim(),
    content: values.content,
    slug: values.slug.trim(),
    category: values.category as PostBody['category'],
    tags: [...values.tags],
    featuredImage: values.featuredImage.trim(),
    featuredImageAlt: values.featuredImageAlt.trim(),
    published: intent === 'publish',
    publishAt: intent === 'schedule' ? fromLocalField(values.publishAt, stored?.publishAt) : null,
  };
}

/** The tab that a field stands on; none for those beside the tabs. */
export const tabOf: Readonly<Record<keyof PostValues, 'content' | 'media' | null>> = {
  title: 'content',
  excerpt: 'content',
  content: 'content',
  slug: 'media',
  featuredImage: 'media',
  featuredImageAlt: 'media',
  tags: 'media',
  category: null,
  status: null,
  publishAt: null,
};
