import type { QueryBuilder } from 'objection';
import { searchWords, whereWords } from '../../platform/text/text-search';
import { User } from '../../platform/auth/user.model';
import { toBoolean } from '../../platform/database/base-model';
import { compiledSelect } from '../../platform/database/compiled-select';
import { database } from '../../platform/database/transaction';
import { BlogPost } from './blog-post.model';
import { maySee } from './blog.policy';
import type { PostListQuery } from './blog.schema';
import { postNotFound } from './blog.errors';

const mostFound = 50;
// A list never needs the text of its posts.
const listColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'authorId',
  'featuredImage',
  'published',
  'publishedAt',
  'createdAt',
  'updatedAt',
  'category',
  'tags',
].map((name) => `blog_posts.${name}`);

const posts = (withDrafts: boolean): QueryBuilder<BlogPost> => {
  const query = BlogPost.query()
    .withGraphFetched('[author, authorProfile]')
    .modifyGraph('authorProfile', (profile) => void profile.select('userId', 'listed'));
  return withDrafts ? query : query.where('published', true);
};

const newestFirst = (query: QueryBuilder<BlogPost>): QueryBuilder<BlogPost> =>
  // A draft has no publication day: it stands where it was written.
  query.orderByRaw('coalesce(??, ??) desc, ?? desc', ['publishedAt', 'createdAt', 'id']);

/** One page of posts, newest first, and how many there are. */
export async function listPosts({
  limit,
  offset,
  category,
  published,
}: PostListQuery): Promise<{ posts: BlogPost[]; total: number }> {
  const query = posts(!published).select(listColumns);
  if (category) query.where('category', category);
  const [found, total] = await Promise.all([
    newestFirst(query.clone()).offset(offset).limit(limit),
    query.clone().clearWithGraph().resultSize(),
  ]);
  return { posts: found, total };
}

/** Published posts that have all the words, newest first, at most 50; those with a word in the title come before. */
export async function searchPosts(question: string): Promise<BlogPost[]> {
  const words = searchWords(question);
  if (words.length === 0) return [];
  const query = posts(false).select(listColumns);
  whereWords(query, 'blog_posts.searchText', words);
  const found = await newestFirst(query).limit(mostFound);
  const inTitle = (post: BlogPost): boolean => words.some((word) => post.title.toLowerCase().includes(word));
  return [...found.filter(inTitle), ...found.filter((post) => !inTitle(post))];
}

type PostRow = Record<string, unknown>;

/** A post with its author, in one query. */
const postBy = (column: 'id' | 'slug') =>
  compiledSelect<PostRow>((from, [value]) =>
    from('blog_posts as p')
      .leftJoin('users as u', 'u.id', 'p.authorId')
      .leftJoin('accountant_profiles as l', 'l.userId', 'p.authorId')
      .where(`p.${column}`, value)
      .select('p.*', 'u.firstName', 'u.lastName', 'u.profilePicture', 'u.userType', 'u.suspendedAt', 'l.listed')
      .limit(1),
  );
const postById = postBy('id');
const postBySlug = postBy('slug');

function toPost({ firstName, lastName, profilePicture, userType, suspendedAt, listed, ...row }: PostRow): BlogPost {
  const author = { id: row['authorId'], firstName, lastName, profilePicture, userType, suspendedAt };
  const post = BlogPost.fromDatabaseJson(row);
  post.author = firstName === null ? null : User.fromDatabaseJson(author);
  post.authorProfile = { listed: toBoolean(listed) };
  return post;
}

/**
 * One post by slug or id.
 * @throws AppError 404, for drafts too unless the viewer may see them
 */
export async function findPost(slugOrId: string, viewer: User | null): Promise<BlogPost> {
  const isId = /^\d{1,15}$/.test(slugOrId);
  const [row] = isId
    ? await postById(database(), [Number(slugOrId)])
    : await postBySlug(database(), [slugOrId.toLowerCase()]);
  const post = row && toPost(row);
  if (!post || !maySee(viewer, post)) throw postNotFound();
  return post;
}
