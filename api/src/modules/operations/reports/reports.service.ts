import type { AdminReports, ReportFigures, ReportPoint, ReportShare } from '../../../contract/named-types';
import { termLabel } from '../../../contract/term-label';
import { stateName } from '../../../contract/us-states';
import { searchCounters, type SearchCatalog } from '../../../platform/counts/search-counters';
import { addDays, dayOf } from '../../../platform/counts/utc-day';
import { BlogPost } from '../../content/blog/blog-post.model';
import { refusalLabel } from './labels';
import { comparedRange, pointsOf, stepOf } from './ranges';
import type { ReportRange, ReportsQuery } from './reports.schema';
import { medianMinutes } from './response-times';
import { wordsDays } from './roll-up';
import type { StockFigure } from './stock-figures';
import { answeredBy, readDays, readStock, readsByPost, readSubjects } from './stored-figures';
import type { DailyAmounts, Stock } from './stored-figures';

const mostWords = 50;
const mostPosts = 20;

/** Everything the Reports tab shows of a range. */
export async function readReports(query: ReportsQuery, now = new Date()): Promise<AdminReports> {
  const range = { from: query.from, to: query.to };
  const compared = comparedRange(query);
  const step = stepOf(range);
  const [current, previous, stock, previousStock, words, posts, questions, previousQuestions] = await Promise.all([
    readDays(range, now),
    compared && readDays(compared, now),
    readStock(range, now),
    compared && readStock(compared, now),
    readEmptyWords(range),
    readPosts(range, mostPosts),
    readSubjects('question', range, 50),
    compared && readSubjects('question', compared, 50),
  ]);
  const reasons = (found: typeof questions) =>
    new Map(refusalsOf(found).map(({ subject, amount }) => [subject, amount]));
  return {
    ...range,
    compared,
    step,
    points: pointFigures(range, step, current),
    previousPoints: compared && previous ? pointFigures(compared, step, previous) : [],
    totals: { ...sumOf(range, current), listed: listedOf(stock) },
    previousTotals: compared && previous ? { ...sumOf(compared, previous), listed: listedOf(previousStock) } : null,
    listedAt: stock?.at.toISOString() ?? null,
    states: shares('listedByState', stock, previousStock, stateName),
    services: shares('listedByService', stock, previousStock, (id) => termLabel('service', id)),
    plans: shares('listedByPlan', stock, previousStock, (id) => id.charAt(0).toUpperCase() + id.slice(1)),
    refusalReasons: sharesOf(reasons(questions), previousQuestions && reasons(previousQuestions), refusalLabel),
    emptySearchWords: words,
    wordsFrom: addDays(dayOf(now), -wordsDays),
    posts,
  };
}

const refusalsOf = (questions: readonly { subject: string; amount: number }[]) =>
  questions.filter(({ subject }) => !answeredBy.includes(subject));

type Days = Awaited<ReturnType<typeof readDays>>;

const pointFigures = (range: ReportRange, step: AdminReports['step'], days: Days): ReportPoint[] =>
  pointsOf(range, step).map((point) => ({ ...point, figures: sumOf(point, days) }));

/** The figures of some days together; who is listed is that of the last of them that has it. */
export function sumOf({ from, to }: ReportRange, { amounts, replies }: Days): ReportFigures {
  const sums = added(from, to, amounts);
  const of = (name: string): number => sums.get(name) ?? 0;
  const [reviews, stars] = [of('reviews'), of('stars')];
  return {
    clients: of('clients'),
    clientsInContact: of('clientsInContact'),
    professionals: of('professionals'),
    searches: of('search'),
    emptySearches: of('emptySearch'),
    blogSearches: of('blogSearch'),
    emptyBlogSearches: of('emptyBlogSearch'),
    guideSearches: of('guideSearch'),
    emptyGuideSearches: of('emptyGuideSearch'),
    profileViews: of('profileView'),
    contacts: of('contacts'),
    answered: of('answered'),
    responseMinutes: medianMinutes(added(from, to, replies)),
    reviews,
    rating: reviews > 0 ? Math.round((stars / reviews) * 100) / 100 : null,
    reads: of('blogRead'),
    questions: of('question'),
    refusals: of('refusal'),
    listed: lastListed(from, to, amounts),
  };
}

function added(from: string, to: string, amounts: DailyAmounts): Map<string, number> {
  const sums = new Map<string, number>();
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const [name, amount] of amounts.get(day) ?? []) sums.set(name, (sums.get(name) ?? 0) + amount);
  return sums;
}

function lastListed(from: string, to: string, amounts: DailyAmounts): number | null {
  for (let day = to; day >= from; day = addDays(day, -1)) {
    const listed = amounts.get(day)?.get('listed');
    if (listed !== undefined) return listed;
  }
  return null;
}

const partsOf = (figure: StockFigure, stock: Stock | null): Map<string, number> =>
  new Map((stock?.figures ?? []).filter((row) => row.figure === figure).map(({ part, amount }) => [part, amount]));

const listedOf = (stock: Stock | null): number | null => (stock ? (partsOf('listed', stock).get('') ?? 0) : null);

const shares = (
  figure: StockFigure,
  stock: Stock | null,
  previous: Stock | null,
  labelOf: (id: string) => string,
): ReportShare[] => sharesOf(partsOf(figure, stock), previous && partsOf(figure, previous), labelOf);

function sharesOf(
  current: ReadonlyMap<string, number>,
  previous: ReadonlyMap<string, number> | null,
  labelOf: (id: string) => string,
): ReportShare[] {
  return [...new Set([...current.keys(), ...(previous?.keys() ?? [])])]
    .map((id) => ({
      id,
      label: labelOf(id),
      count: current.get(id) ?? 0,
      previous: previous && (previous.get(id) ?? 0),
    }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'en-US'));
}

/** Reads what people typed in each catalog without finding anything, most frequent first. */
async function readEmptyWords(range: ReportRange): Promise<AdminReports['emptySearchWords']> {
  const listed = async (catalog: SearchCatalog) =>
    (await readSubjects(searchCounters[catalog].words, range, mostWords)).map(({ subject, amount }) => ({
      words: subject,
      searches: amount,
    }));
  const [professionals, blog, guides] = await Promise.all([listed('professionals'), listed('blog'), listed('guides')]);
  return { professionals, blog, guides };
}

/** The most read posts of a range; those that are gone are left out. */
export async function readPosts(range: ReportRange, most: number): Promise<AdminReports['posts']> {
  const posts = await BlogPost.query()
    .join(readsByPost(range).as('counted'), 'counted.subject', 'blog_posts.id')
    .whereNull('deletedAt')
    .orderBy([{ column: 'counted.reads', order: 'desc' }, 'id'])
    .limit(most)
    .select('id', 'title', 'slug', 'counted.reads')
    .castTo<{ id: number; title: string; slug: string; reads: number | string }[]>();
  return posts.map((post) => ({ ...post, reads: Number(post.reads) }));
}
