import type { Post, Profession } from '../../../contract/named-types';
import { professionNames } from '../../../platform/auth/user.schema';
import type { User } from '../../../platform/auth/user.model';
import type { BlogPost } from './blog-post.model';
import { cardPath } from './cards/post-card';
import { mayEdit } from './blog.policy';
import type { FoundPost } from './search/search-posts';
import type { Rendering } from './rendering/render-markdown';

const presentAuthor = (
  { id, firstName, lastName, profilePicture, userType, suspendedAt }: User,
  hasListing: boolean,
  profession: Profession | null,
): NonNullable<Post['author']> => ({
  id,
  firstName,
  lastName,
  profilePicture,
  listed: hasListing && userType === 'accountant' && !suspendedAt,
  profession,
});

/** The first profession of an author's profile. */
const professionOf = (profile: BlogPost['authorProfile']): Profession | null =>
  professionNames.find((profession) => profession === profile?.professions[0]) ?? null;

/** Characters that people read in a minute: 230 words, with what marks them up. */
const charactersPerMinute = 1400;

const readingMinutes = ({ content, contentLength }: { readonly content?: string; readonly contentLength?: number }) =>
  Math.max(1, Math.round((contentLength ?? content?.length ?? 0) / charactersPerMinute));

/** A post as lists show it. `listed` says whether the author has a page in the directory. */
export const presentPost = ({
  id,
  slug,
  title,
  excerpt,
  category,
  tags,
  featuredImage,
  featuredImageAlt,
  published,
  publishedAt,
  createdAt,
  author,
  authorProfile,
  content,
  contentLength,
}: BlogPost): Post => ({
  id,
  slug,
  title,
  excerpt,
  category,
  tags,
  featuredImage,
  featuredImageAlt: featuredImageAlt ?? null,
  published,
  publishedAt: publishedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  author: author ? presentAuthor(author, authorProfile?.listed ?? false, professionOf(authorProfile)) : null,
  readingMinutes: readingMinutes({ content, ...(contentLength !== undefined && { contentLength }) }),
});

/** A post with its content as safe HTML; its source too for who may edit it. */
export const presentFullPost = (
  { post, rendering }: { readonly post: BlogPost; readonly rendering: Rendering },
  { viewer }: { readonly viewer: User | null },
): Post => ({
  ...presentPost(post),
  contentHtml: rendering.html,
  headings: [...rendering.headings],
  cardImage: cardPath(post),
  updatedAt: post.updatedAt.toISOString(),
  ...(rendering.failure !== null && { isPlainText: true }),
  ...(mayEdit(viewer) && { content: post.content }),
});

/** A post that a search found. */
export const presentFoundPost = ({ post, highlights }: FoundPost): Post => ({
  ...presentPost(post),
  highlights: { title: highlights.title.map(toPair), excerpt: highlights.excerpt.map(toPair) },
});

const toPair = ([start, end]: readonly [number, number]): number[] => [start, end];
