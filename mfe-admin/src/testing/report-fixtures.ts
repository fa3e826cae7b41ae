import type { AdminReports, ReportFigures, ReportPoint } from '@counterpart/api/contract';

/** Figures of nothing. */
const noFigures: ReportFigures = {
  ...{
    clients: 0,
    clientsInContact: 0,
    professionals: 0,
    searches: 0,
    emptySearches: 0,
    blogSearches: 0,
    emptyBlogSearches: 0,
    guideSearches: 0,
    emptyGuideSearches: 0,
    profileViews: 0,
    contacts: 0,
    answered: 0,
  },
  ...{ responseMinutes: null, reviews: 0, rating: null, reads: 0, questions: 0, refusals: 0, listed: null },
};

const totals: ReportFigures = {
  ...{
    clients: 300,
    clientsInContact: 42,
    professionals: 40,
    searches: 5_120,
    emptySearches: 64,
    blogSearches: 210,
    emptyBlogSearches: 12,
    guideSearches: 340,
    emptyGuideSearches: 9,
    profileViews: 900,
    contacts: 126,
  },
  ...{ answered: 100, responseMinutes: 200, reviews: 12, rating: 4.58, reads: 2_400, questions: 310, refusals: 31 },
  listed: 1_204,
};

const dayOf = (index: number): string => new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10);

const points = (first: number): ReportPoint[] =>
  Array.from({ length: 28 }, (_, index) => ({
    from: dayOf(first + index),
    to: dayOf(first + index),
    figures: {
      ...{
        clients: 5 + ((index * 7) % 9),
        clientsInContact: index % 5,
        professionals: (index * 3) % 4,
        searches: 150 + ((index * 31) % 60),
      },
      ...{ blogSearches: 7, emptyBlogSearches: index % 2, guideSearches: 12, emptyGuideSearches: index % 3 },
      ...{ emptySearches: (index * 5) % 7, profileViews: 30, contacts: (index * 3) % 9, answered: (index * 3) % 7 },
      ...{ responseMinutes: index % 9 === 8 ? null : 60 + ((index * 47) % 300), reviews: index % 2, rating: null },
      ...{ reads: 70 + ((index * 23) % 50), questions: 9 + (index % 5), refusals: index % 3, listed: 1_190 + index },
    },
  }));

/** Reports of 28 days, compared with those before. */
export const reports: AdminReports = {
  from: '2026-10-26',
  to: '2026-11-22',
  compared: { from: '2026-09-28', to: '2026-10-25' },
  step: 'day',
  points: points(0),
  previousPoints: points(-28),
  totals,
  previousTotals: {
    ...totals,
    clients: 260,
    professionals: 40,
    listed: 1_204,
    answered: 80,
    emptySearches: 0,
    emptyBlogSearches: 0,
    emptyGuideSearches: 0,
    reads: 3_000,
  },
  listedAt: '2026-11-22T09:00:00.000Z',
  states: [
    { id: 'TX', label: 'Texas', count: 310, previous: 300 },
    { id: 'CA', label: 'California', count: 204, previous: 204 },
    { id: 'NY', label: 'New York', count: 120, previous: 0 },
  ],
  services: [{ id: 'tax-preparation', label: 'Tax Preparation', count: 702, previous: 690 }],
  plans: [
    { id: 'starter', label: 'Starter', count: 900, previous: 900 },
    { id: 'premium', label: 'Premium', count: 304, previous: 250 },
  ],
  refusalReasons: [{ id: 'not-covered', label: 'Not in our guides', count: 31, previous: 20 }],
  emptySearchWords: {
    professionals: [
      { words: 'falconry accountant', searches: 9 },
      { words: 'crypto audit amarillo', searches: 4 },
    ],
    blog: [{ words: 'beekeeping', searches: 3 }],
    guides: [{ words: 'lunar mining levy', searches: 2 }],
  },
  wordsFrom: '2025-10-23',
  posts: [{ id: 1, title: 'What a close takes', slug: 'what-a-close-takes', reads: 812 }],
};

/** The same days in which nothing happened, compared with nothing. */
export const emptyReports: AdminReports = {
  ...reports,
  ...{ compared: null, previousPoints: [], previousTotals: null, totals: noFigures, listedAt: null },
  emptySearchWords: { professionals: [], blog: [], guides: [] },
  ...{ states: [], services: [], plans: [], refusalReasons: [], posts: [] },
  points: reports.points.map((point) => ({ ...point, figures: noFigures })),
};
