import type { Knex } from 'knex';
import { guideTags } from '../../src/modules/content/compliance/guide-index';
import { searchTextOf } from '../../src/platform/text/text-search';
import { daysBefore } from './demo-clock';
import { demoGuides } from './guides';
import { demoPosts } from './posts';
import type { DemoUsers } from './seed-users';

/** The same day wherever in the country it is read. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00.000Z`);

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
  await knex.batchInsert(
    'compliance_guides',
    demoGuides.map(({ industriesImpacted, complianceChecklist, serviceTypes, sources, changes, ...guide }, index) => ({
      id: index + 1,
      slug: guide.slug,
      title: guide.title,
      summary: guide.summary,
      businessApplication: guide.businessApplication,
      jurisdiction: guide.jurisdiction,
      officialSourceUrl: guide.officialSourceUrl,
      featured: guide.featured,
      industriesImpacted: JSON.stringify(industriesImpacted),
      complianceChecklist: JSON.stringify(complianceChecklist),
      answers: JSON.stringify(guide.answers),
      serviceTypes: JSON.stringify(serviceTypes),
      sources: JSON.stringify(sources),
      changes: JSON.stringify(changes.map(({ on, note }) => ({ date: noonOf(on).toISOString(), note }))),
      lastUpdated: noonOf(guide.updatedOn),
      lastReviewed: noonOf(guide.reviewedOn),
      reviewDue: noonOf(guide.reviewDueOn),
      createdAt: noonOf(changes.at(-1)?.on ?? guide.updatedOn),
      searchText: searchTextOf([
        guide.title,
        guide.summary,
        guide.businessApplication,
        guide.jurisdiction,
        ...complianceChecklist,
        ...serviceTypes,
        ...industriesImpacted.flatMap(({ industry, explanation }) => [industry, explanation]),
      ]),
    })),
    20,
  );
  const tags = demoGuides.flatMap((guide, index) => guideTags(guide).map((tag) => ({ guideId: index + 1, ...tag })));
  await knex.batchInsert('guide_tags', tags, 200);
}
