import type { QueryBuilder } from 'objection';
import { searchWords, whereWords } from '../../../db/text-search';
import type { User } from '../../platform/auth/user.model';
import { BlogPost } from './blog-post.model';
import { maySee } from './blog.policy';
import type { PostListQuery } from './blog.schema';
import { postNotFound } from './blog.schema';

const mostFound = 50;
// A list never needs the text of its posts.
const listColumns = ['id', 'title', 'slug', 'excerpt', 'authorId', 'featuredImage', 'published', 'publishedAt', 'createdAt', 'updatedAt', 'category', 'tags'].map((name) => `blog_posts.${name}`);

const posts = (withDrafts: boolean): QueryBuilder<BlogPost> => {
  const query = BlogPost.query().withGraphFetched('[author, authorProfile]').modifyGraph('authorProfile', (profile) => profile.select('userId', 'listed'));
  return withDrafts ? query : query.where('published', true);
};

const newestFirst = (query: QueryBuilder<BlogPost>): QueryBuilder<BlogPost> =>
  // A draft has no publication day: it stands where it was written.
  query.orderByRaw('coalesce(??, ??) desc, ?? desc', ['publishedAt', 'createdAt', 'id']);

/** One page of posts, newest first, and how many there are. */
export async function listPosts({ limit, offset, category, published }: PostListQuery): Promise<{ posts: BlogPost[]; total: number }> {
  const query = posts(!published).select(listColumns);
  if (category) query.where('category', category);
  const [found, total] = await Promise.all([newestFirst(query.clone()).offset(offset).limit(limit), query.clone().clearWithGraph().resultSize()]);
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

/**
 * One post by slug or id.
 * @throws AppError 404, for drafts too unless the viewer may see them
 */
export async function findPost(slugOrId: string, viewer: User | null): Promise<BlogPost> {
  const isId = /^\d{1,15}$/.test(slugOrId);
  const post = await posts(true).findOne(isId ? { 'blog_posts.id': Number(slugOrId) } : { slug: slugOrId.toLowerCase() });
  if (!post || !maySee(viewer, post)) throw postNotFound();
  return post;
}
