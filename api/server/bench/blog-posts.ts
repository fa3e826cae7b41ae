import type { Knex } from 'knex';
import { demoPosts } from '../../db/demo/posts';
import { searchTextOf } from '../../src/platform/text/text-search';

const day = 24 * 60 * 60 * 1000;
const subjects = ['Payroll', 'Inventory', 'Grants', 'Leases', 'Royalties', 'Tips', 'Franchise fees', 'Crop insurance'];
const paragraphsEach = 12;
const perTransaction = 100;

/** A post made of paragraphs of real ones, in another order: words are as frequent as people write them. */
function generatedPost(index: number, paragraphs: readonly string[], authorId: number) {
  const chosen = Array.from(
    { length: paragraphsEach },
    (_, step) => paragraphs[(index * 37 + step * (7 + (index % 11))) % paragraphs.length] ?? '',
  );
  const subject = subjects[index % subjects.length] ?? '';
  const model = demoPosts[index % demoPosts.length];
  const title = `${subject}, part ${index}: ${model?.title ?? ''}`;
  const content = `${chosen.join('\n\n')}\n\nCase number ${index}.`;
  const moment = new Date(Date.UTC(2026, 9, 1) - (index * day) / 4);
  const tags = [...(model?.tags ?? []), subject.toLowerCase()];
  return {
    title,
    slug: `generated-${index}`,
    content,
    excerpt: model?.excerpt ?? '',
    authorId,
    featuredImage: null,
    published: index % 20 !== 0,
    publishedAt: index % 20 === 0 ? null : moment,
    createdAt: moment,
    updatedAt: moment,
    category: model?.category ?? 'technology',
    tags: JSON.stringify(tags),
    searchText: searchTextOf([title, model?.excerpt, content, model?.category, ...tags]),
  };
}

/** Stores posts until there are this many; every twentieth is a draft. */
export async function generatePosts(knex: Knex, wanted: number): Promise<void> {
  const [row] = await knex('blog_posts').count({ found: '*' });
  const authors = await knex('users').where({ userType: 'accountant' }).limit(20).pluck<number[]>('id');
  const paragraphs = demoPosts.flatMap(({ content }) => content.split(/\n\n+/)).filter((text) => text.length > 60);
  const missing = Math.max(0, wanted - Number(row?.found));
  const posts = Array.from({ length: missing }, (_, index) =>
    generatedPost(index + 1, paragraphs, authors[index % authors.length] ?? 1),
  );
  // A few at a time: InnoDB splits texts into words for the full-text index as a transaction is committed.
  for (let start = 0; start < posts.length; start += perTransaction)
    await knex.batchInsert('blog_posts', posts.slice(start, start + perTransaction), 20);
}
