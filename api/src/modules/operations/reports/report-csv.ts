import type { ReportFigures, ReportShare } from '../../../contract/named-types';
import { searchCounters, type SearchCatalog } from '../../../platform/counts/search-counters';
import { csvLine } from '../../../platform/csv/csv-line';
import { pointsOf } from './ranges';
import type { ReportName } from './report-names';
import type { ReportCsvQuery } from './reports.schema';
import { readPosts, readReports, sumOf } from './reports.service';
import { readDays, readSubjects } from './stored-figures';

type Cells = readonly (string | number | null)[];
/** A report with a line a day, or one with a line for each of what it lists. */
interface Table {
  readonly heading: Cells;
  lines(query: ReportCsvQuery, now: Date): Promise<Cells[]>;
}

const most = 10_000;

const daily = (heading: Cells, cells: (figures: ReportFigures) => Cells): Table => ({
  heading: ['Day (UTC)', ...heading],
  async lines(query, now) {
    const days = await readDays(query, now);
    return pointsOf(query, 'day').map((day) => [day.from, ...cells(sumOf(day, days))]);
  },
});

const listed = (
  heading: string,
  of: 'states' | 'services' | 'plans' | 'refusalReasons',
  count = 'Professionals',
): Table => ({
  heading: [heading, count],
  async lines({ from, to }, now) {
    const reports = await readReports({ from, to, compare: 'none' }, now);
    return reports[of].map(({ label, count: amount }: ReportShare) => [label, amount]);
  },
});

const emptyWords = (catalog: SearchCatalog): Table => ({
  heading: ['Words', 'Searches with no result'],
  lines: async (query) =>
    (await readSubjects(searchCounters[catalog].words, query, most)).map(({ subject, amount }) => [subject, amount]),
});

const tables: Readonly<Record<ReportName, Table>> = {
  'sign-ups': daily(
    ['Clients', 'Professionals', 'Clients who wrote to a professional within 3 days'],
    ({ clients, professionals, clientsInContact }) => [clients, professionals, clientsInContact],
  ),
  'professionals-by-state': listed('State', 'states'),
  'professionals-by-service': listed('Service', 'services'),
  plans: listed('Plan', 'plans'),
  searches: daily(['Searches', 'Searches with no result'], ({ searches, emptySearches }) => [searches, emptySearches]),
  'search-words': emptyWords('professionals'),
  'blog-searches': daily(['Searches', 'Searches with no result'], ({ blogSearches, emptyBlogSearches }) => [
    blogSearches,
    emptyBlogSearches,
  ]),
  'blog-search-words': emptyWords('blog'),
  'guide-searches': daily(['Searches', 'Searches with no result'], ({ guideSearches, emptyGuideSearches }) => [
    guideSearches,
    emptyGuideSearches,
  ]),
  'guide-search-words': emptyWords('guides'),
  contacts: daily(
    ['Profile views', 'Contacts', 'Answered within 3 days', 'Median response time (minutes)'],
    ({ profileViews, contacts, answered, responseMinutes }) => [profileViews, contacts, answered, responseMinutes],
  ),
  reviews: daily(['Reviews', 'Average rating'], ({ reviews, rating }) => [reviews, rating]),
  reads: daily(['Blog reads'], ({ reads }) => [reads]),
  posts: {
    heading: ['Post', 'URL', 'Reads'],
    lines: async (query) =>
      (await readPosts(query, most)).map(({ title, slug, reads }) => [title, `/blog/${slug}`, reads]),
  },
  assistant: daily(['Questions', 'Refused'], ({ questions, refusals }) => [questions, refusals]),
  refusals: listed('Reason', 'refusalReasons', 'Questions'),
};

/** One report of a range as a CSV file. */
export async function writeReport(query: ReportCsvQuery, now = new Date()): Promise<string> {
  const { heading, lines } = tables[query.report];
  return [heading, ...(await lines(query, now))].map(csvLine).join('');
}
