import type { Knex } from 'knex';
import { searchTextOf } from '../../src/platform/text/text-search';
import { addGuides } from './bundled-guides';
import { daysBefore } from './demo-clock';
import { bringGuideDates } from './guide-dates';
import { demoGuides } from './guides';
import { demoPosts } from './posts';
import type { DemoUsers } from './seed-users';

/** Stores the blog posts and the compliance guides. */
export async function seedContent(knex: Knex, users: DemoUsers, now: Date): Promise<void> {
  await knex.batchInsert(
    'blog_posts',
    demoPosts.map(({ tags, publishedDaysAgo, author, ...post }, index) => {
      const createdAt = daysBefore(now, (publishedDaysAgo ?? 3 + index) + 4);
      const publishedAt = publishedDaysAgo === null ? null : daysBefore(now, publishedDaysAgo);
      return {
        ...post,
        id: index + 1,
        authorId: users.idOf(author),
        featuredImage: null,
        published: publishedAt !== null,
        publishedAt,
        createdAt,
        updatedAt: publishedAt ?? createdAt,
        tags: JSON.stringify(tags),
        searchText: searchTextOf([post.title, post.excerpt, post.content, post.category, ...tags]),
      };
    }),
    20,
  );
  await addGuides(knex, demoGuides, (guide) => demoGuides.indexOf(guide) + 1);
  await bringGuideDates(knex);
}
