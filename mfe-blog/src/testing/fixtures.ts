import type { Post } from '@counterpart/api/contract';

export function post(id: number, values: Partial<Post> = {}): Post {
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    excerpt: `What post ${id} is about.`,
    category: 'tax-strategies',
    tags: ['payroll', 'deadlines', 'small business', 'forms'],
    featuredImage: null,
    published: true,
    publishedAt: '2026-11-18T12:00:00.000Z',
    createdAt: '2026-11-01T12:00:00.000Z',
    readingMinutes: 4,
    author: { id: 5, firstName: 'Owen', lastName: 'Hart', profilePicture: null, listed: false, profession: null },
    ...values,
  };
}

/** One page of the list: nine posts from `offset` on. */
export function page(
  offset: number,
  hasMore: boolean,
  posts: readonly Post[] = Array.from({ length: 9 }, (_, index) => post(offset + index + 1)),
) {
  return { posts, pagination: { offset, limit: 9, hasMore, total: 18 } };
}
