import type { Visit, VisitCounts } from '../../../platform/counts/visit-counts';
import type { DailyCounts } from '../../../platform/counts/daily-counts';
import { countableWords } from '../../../platform/counts/countable-words';
import { searchCounters } from '../../../platform/counts/search-counters';
import { BlogPost } from '../../content/blog/blog-post.model';
import type { CountedEvent } from '../../../contract/named-types';

/** Milliseconds after which the ids of published posts are read again; sooner for an id that is not among them. */
const staleMilliseconds = 60_000;
const soonestMilliseconds = 1_000;

/** Remembers which posts are published, so that counting a read seldom asks the database. */
export function createPublishedPosts(): (id: number) => Promise<boolean> {
  let ids: Promise<ReadonlySet<number>> = Promise.resolve(new Set());
  let readAt = -Infinity;
  const age = () => Date.now() - readAt;
  // Callers meanwhile wait for the same answer; after an error the next one reads again.
  const read = () => {
    readAt = Date.now();
    return readIds().catch((error: unknown) => {
      readAt = -Infinity;
      throw error;
    });
  };
  return async (id) => {
    if (age() > staleMilliseconds) ids = read();
    if ((await ids).has(id)) return true;
    if (age() > soonestMilliseconds) ids = read();
    return (await ids).has(id);
  };
}

const readIds = async (): Promise<ReadonlySet<number>> =>
  new Set((await BlogPost.query().where({ published: true }).whereNull('deletedAt').select('id')).map(({ id }) => id));

/** Counts what a page reports of professionals: that a profile was seen, or who was among the results. */
export function countVisit(
  { event, professionalId, professionalIds = [], query = '' }: CountedEvent,
  visits: VisitCounts,
  visit: Visit,
): void {
  if (event === 'profile-view' && professionalId !== undefined) visits.addView(professionalId, visit);
  if (event === 'results-shown') visits.addAppearances(professionalIds, query, visit);
}

/**
 * Counts an event that a page reports. Stores the words only of searches without results, and only if they do not look
 * like personal data.
 */
export async function countEvent(
  { event, in: catalog = 'professionals', words = '', found = true, postId }: CountedEvent,
  counts: DailyCounts,
  isPublished: (id: number) => Promise<boolean>,
): Promise<void> {
  if (event === 'profile-view') counts.add('profileView');
  if (event === 'search') {
    const counters = searchCounters[catalog];
    counts.add(counters.all);
    if (found) return;
    counts.add(counters.empty);
    const countable = countableWords(words);
    if (countable) counts.add(counters.words, countable);
  }
  if (event === 'blog-read' && postId !== undefined && (await isPublished(postId))) {
    counts.add('blogRead');
    counts.add('blogReadOf', String(postId));
  }
}
