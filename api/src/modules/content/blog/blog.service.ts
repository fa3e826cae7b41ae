import type { Logger } from 'pino';
import { raw, type QueryBuilder } from 'objection';
import { User } from '../../../platform/auth/user.model';
import { toBoolean, toTexts } from '../../../platform/database/base-model';
import { compiledSelect } from '../../../platform/database/compiled-select';
import { database } from '../../../platform/database/transaction';
import { BlogPost } from './blog-post.model';
import { maySee } from './blog.policy';
import type { PostListQuery } from './blog.schema';
import { postNotFound } from './blog.errors';
import { renderMarkdown, type Rendering } from './rendering/render-markdown';
import { postOfFormerSlug } from './editing/slugs.service';

/** Post columns that a list needs: never the text. */
export const listColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'authorId',
  'featuredImage',
  'featuredImageAlt',
  'published',
  'publishedAt',
  'createdAt',
  'updatedAt',
  'category',
  'tags',
].map((name) => `blog_posts.${name}`);

/** Characters of a post's text, without reading it. */
export const contentLength = () => raw('length(??)', 'blog_posts.content').as('contentLength');

/** Reads who wrote a post, and what their page in the directory says of them. */
export const withAuthor = (query: QueryBuilder<BlogPost>): QueryBuilder<BlogPost> =>
  query
    .withGraphFetched('[author, authorProfile]')
    .modifyGraph('authorProfile', (profile) => void profile.select('userId', 'listed', 'professions'));

const posts = (): QueryBuilder<BlogPost> => withAuthor(BlogPost.query()).where('published', true);

/** By the index of publication: with posts by the thousand, an order that is worked out would read every text. */
const newestFirst = (query: QueryBuilder<BlogPost>): QueryBuilder<BlogPost> =>
  query.orderBy([
    { column: 'publishedAt', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);

/** Published posts without their text, newest first. */
const listed = (): QueryBuilder<BlogPost> => newestFirst(posts().select(listColumns).select(contentLength()));

/** One page of published posts, newest first, and how many there are. */
export async function listPosts(query: PostListQuery): Promise<{ posts: BlogPost[]; total: number }> {
  const { limit, offset, category, related } = query;
  if (related) return relatedPosts(related, limit);
  const ofCategory = category ? { category } : {};
  const [found, total] = await Promise.all([
    listed().where(ofCategory).offset(offset).limit(limit),
    BlogPost.query()
      .where({ published: true, ...ofCategory })
      .resultSize(),
  ]);
  return { posts: found, total };
}

/** Other posts: the newest of the same category, then the newest of the others. */
async function relatedPosts(id: number, limit: number): Promise<{ posts: BlogPost[]; total: number }> {
  const category = (await BlogPost.query().findById(id).select('category'))?.category ?? '';
  const [same, others, total] = await Promise.all([
    listed().where({ category }).whereNot('id', id).limit(limit),
    listed().whereNot({ category }).whereNot('id', id).limit(limit),
    BlogPost.query().where({ published: true }).whereNot('id', id).resultSize(),
  ]);
  return { posts: [...same, ...others].slice(0, limit), total };
}

/** The newest published posts, with their text. */
export const newestPosts = (count: number): Promise<BlogPost[]> => newestFirst(posts()).limit(count).execute();

/** The published ones of these posts, without their text, in any order. */
export const postsByIds = (ids: readonly number[]): Promise<BlogPost[]> =>
  posts()
    .select(listColumns)
    .select(contentLength())
    .whereIn('blog_posts.id', [...ids])
    .execute();

type PostRow = Record<string, unknown>;

/** A post with its author, in one query. */
const postBy = (column: 'id' | 'slug') =>
  compiledSelect<PostRow>((from, [value]) =>
    from('blog_posts as p')
      .leftJoin('users as u', 'u.id', 'p.authorId')
      .leftJoin('accountant_profiles as l', 'l.userId', 'p.authorId')
      .where(`p.${column}`, value)
      .select(
        'p.*',
        'u.firstName',
        'u.lastName',
        'u.profilePicture',
        'u.userType',
        'u.suspendedAt',
        'l.listed',
        'l.professions',
      )
      .limit(1),
  );
const postById = postBy('id');
const postBySlug = postBy('slug');

function toPost({
  firstName,
  lastName,
  profilePicture,
  userType,
  suspendedAt,
  listed,
  professions,
  ...row
}: PostRow): BlogPost {
  const author = { id: row['authorId'], firstName, lastName, profilePicture, userType, suspendedAt };
  const post = BlogPost.fromDatabaseJson(row);
  post.author = firstName === null ? null : User.fromDatabaseJson(author);
  post.authorProfile = { listed: toBoolean(listed), professions: toTexts(professions) };
  return post;
}

/**
 * One post by slug, former slug or id.
 * @throws AppError 404, for drafts too unless the viewer may see them
 */
export async function findPost(slugOrId: string, viewer: User | null): Promise<BlogPost> {
  const isId = /^\d{1,15}$/.test(slugOrId);
  const [row] = isId
    ? await postById(database(), [Number(slugOrId)])
    : await postBySlug(database(), [slugOrId.toLowerCase()]);
  const post = row ? toPost(row) : isId ? undefined : await findByFormerSlug(slugOrId.toLowerCase());
  if (!post || !maySee(viewer, post)) throw postNotFound();
  return post;
}

/** A post's content as HTML. One that could only be shown as plain text is named in the log. */
export async function renderPost({ id, content }: BlogPost, log: Pick<Logger, 'warn'>): Promise<Rendering> {
  const rendering = await renderMarkdown(content);
  if (rendering.failure !== null) log.warn({ postId: id, reason: rendering.failure }, 'a post is shown as plain text');
  return rendering;
}

async function findByFormerSlug(slug: string): Promise<BlogPost | undefined> {
  const id = await postOfFormerSlug(slug);
  const [row] = id === null ? [] : await postById(database(), [id]);
  return row && toPost(row);
}

/** A post by id, for any caller, published or not. @throws AppError 404 */
export async function findAnyPost(id: number): Promise<BlogPost> {
  const [row] = await postById(database(), [id]);
  if (!row) throw postNotFound();
  return toPost(row);
}
