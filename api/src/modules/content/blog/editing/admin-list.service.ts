import type { QueryBuilder } from 'objection';
import { postCategories } from '../../../../contract/blog-slug';
import { whereContains } from '../../../../platform/text/where-contains';
import { BlogPost } from '../blog-post.model';
import type { PostListQuery } from '../blog.schema';
import { contentLength, listColumns, withAuthor } from '../blog.service';

type Posts<Result = BlogPost[]> = QueryBuilder<BlogPost, Result>;

const editorColumns = ['publishAt', 'deletedAt', 'version'].map((name) => `blog_posts.${name}`);
const day = 24 * 60 * 60 * 1000;
/** A post's day: when it was published, else when it was written. */
const postMoment = 'coalesce(blog_posts.publishedAt, blog_posts.createdAt)';

const statuses: Readonly<Record<NonNullable<PostListQuery['status']>, (query: Posts) => unknown>> = {
  published: (query) => query.where('blog_posts.published', true),
  draft: (query) => query.where('blog_posts.published', false).whereNull('blog_posts.publishAt'),
  scheduled: (query) => query.where('blog_posts.published', false).whereNotNull('blog_posts.publishAt'),
  deleted: (query) => query.whereNotNull('blog_posts.deletedAt'),
};

const orders: Readonly<Record<string, string>> = {
  title: 'lower(blog_posts.title)',
  status: 'case when blog_posts.published then 2 when blog_posts.publishAt is not null then 1 else 0 end',
  category: 'blog_posts.category',
  author: "lower(concat(author.firstName, ' ', author.lastName))",
  date: postMoment,
};

/** Words in title, excerpt or category, by its label too. */
function whereSearched(query: Posts, text: string): void {
  const wanted = text.toLowerCase();
  const categories = postCategories.filter(({ label }) => label.toLowerCase().includes(wanted));
  query.where((any) => {
    void any.where((posts) =>
      whereContains(
        posts,
        ['title', 'excerpt', 'category'].map((name) => `blog_posts.${name}`),
        text,
      ),
    );
    void any.orWhereIn(
      'blog_posts.category',
      categories.map(({ value }) => value),
    );
  });
}

function filtered({ category, q, from, to, status }: PostListQuery): Posts {
  const query = BlogPost.query();
  if (status !== 'deleted') query.whereNull('blog_posts.deletedAt');
  if (status) statuses[status](query);
  if (category) query.where('blog_posts.category', category);
  if (q) whereSearched(query, q);
  if (from) query.where(BlogPost.raw(postMoment), '>=', new Date(from));
  if (to) query.where(BlogPost.raw(postMoment), '<', new Date(Date.parse(to) + day));
  return query;
}

/** Number of posts in each state, regardless of filters. */
export interface PostCounts {
  readonly all: number;
  readonly published: number;
  readonly draft: number;
  readonly scheduled: number;
}

async function countPosts(): Promise<PostCounts> {
  const count = (status?: keyof typeof statuses) => {
    const query = BlogPost.query().whereNull('blog_posts.deletedAt');
    if (status) statuses[status](query);
    return query.resultSize();
  };
  const [published, draft, scheduled] = await Promise.all([count('published'), count('draft'), count('scheduled')]);
  return { all: published + draft + scheduled, published, draft, scheduled };
}

/**
 * One page of all posts for administrators: filtered, searched, in the order asked for (the newest first otherwise).
 */
export async function listAllPosts(
  query: PostListQuery,
): Promise<{ posts: BlogPost[]; total: number; counts: PostCounts }> {
  const descending = query.sort?.startsWith('-') ?? true;
  const order = orders[query.sort?.replace('-', '') ?? 'date'] ?? postMoment;
  const [posts, total, counts] = await Promise.all([
    withAuthor(filtered(query))
      .leftJoinRelated('author')
      .select([...listColumns, ...editorColumns, contentLength()])
      .orderByRaw(`${order} ${descending ? 'desc' : 'asc'}, blog_posts.id desc`)
      .offset(query.offset)
      .limit(query.limit),
    filtered(query).resultSize(),
    countPosts(),
  ]);
  return { posts, total, counts };
}
