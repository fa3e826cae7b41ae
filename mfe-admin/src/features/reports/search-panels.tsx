import { calendarDayText, type AdminReports, type ReportFigures } from '@counterpart/api/contract';
import { RankedList } from '@counterpart/design-system/ranked-list';
import type { ReactNode } from 'react';
import { ReportLines } from './report-lines';
import { ReportPanel } from './report-panel';
import { nothing } from './report-text';

interface SearchReport {
  /** Begins the titles: 'Blog searches'. */
  readonly noun: string;
  readonly description: string;
  readonly catalog: keyof AdminReports['emptySearchWords'];
  /** Names of the CSV files: of the days, and of the words. */
  readonly csv: readonly [days: string, words: string];
  readonly all: (figures: ReportFigures) => number;
  readonly empty: (figures: ReportFigures) => number;
}

/** Catalogs that users search, in the order of the panels. */
export const searchReports: readonly SearchReport[] = [
  {
    noun: 'Professional',
    description: 'Searches for professionals, and those that found no one.',
    catalog: 'professionals',
    csv: ['searches', 'search-words'],
    all: ({ searches }) => searches,
    empty: ({ emptySearches }) => emptySearches,
  },
  {
    noun: 'Blog',
    description: 'Searches of the blog, and those that found no article.',
    catalog: 'blog',
    csv: ['blog-searches', 'blog-search-words'],
    all: ({ blogSearches }) => blogSearches,
    empty: ({ emptyBlogSearches }) => emptyBlogSearches,
  },
  {
    noun: 'Guide',
    description: 'Searches of the compliance guides, and those that found no guide.',
    catalog: 'guides',
    csv: ['guide-searches', 'guide-search-words'],
    all: ({ guideSearches }) => guideSearches,
    empty: ({ emptyGuideSearches }) => emptyGuideSearches,
  },
];

/** Counts of searches in one catalog, and the words that found nothing there. */
export function SearchPanels({
  report: { noun, description, catalog, csv, all, empty },
  reports,
}: {
  readonly report: SearchReport;
  readonly reports: AdminReports;
}): ReactNode {
  const { from, to, totals, wordsFrom } = reports;
  const words = reports.emptySearchWords[catalog];
  const title = `${noun} searches`;
  const wordsTitle = `${title} with no results`;
  return (
    <>
      <ReportPanel
        title={title}
        description={description}
        csv={{ report: csv[0], from, to }}
        empty={nothing(all(totals), 'No searches on these days')}
      >
        <ReportLines
          reports={reports}
          label={title}
          lines={[
            { label: 'Searches', of: all },
            { label: 'No results', of: empty },
          ]}
        />
      </ReportPanel>
      <ReportPanel
        title={wordsTitle}
        description={
          from < wordsFrom
            ? `What people typed. Words are kept for 13 months, since ${calendarDayText(wordsFrom)}.`
            : 'What people typed. Words that look like personal data are never stored.'
        }
        csv={{ report: csv[1], from, to }}
        empty={nothing(words.length, 'No words without a result on these days')}
      >
        <RankedList
          label={wordsTitle}
          headings={['Words', 'Searches']}
          rows={words.map((row) => ({ id: row.words, label: row.words, count: row.searches }))}
        />
      </ReportPanel>
    </>
  );
}
