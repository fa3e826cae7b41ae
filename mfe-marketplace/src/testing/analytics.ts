import type { Analytics, AnalyticsDetail } from '@counterpart/api/contract';

/** Three days of a Premium professional with ten to compare with, with what a test changes. */
export function analyticsDetail(changes: Partial<AnalyticsDetail> = {}): AnalyticsDetail {
  const point = (day: string, views: number) => ({
    ...{ from: day, to: day },
    figures: { views, appearances: views * 10, contacts: 1, conversion: 5, responseMinutes: 60 },
    medians: { views: 8.5, appearances: 80, contacts: 0 },
  });
  return {
    compared: { from: '2026-10-29', to: '2026-10-31' },
    step: 'day',
    previousTotals: { views: 60, appearances: 0, contacts: 3, conversion: 5, responseMinutes: 90 },
    points: [point('2026-11-01', 20), point('2026-11-02', 22), point('2026-11-03', 24)],
    peers: {
      count: 12,
      group: 'financial advisors in Maryland',
      medians: { views: 25.5, appearances: 240, contacts: 1, conversion: 3.2, responseMinutes: 125.5 },
    },
    searches: [
      {
        search: 'services=planning&state=MD',
        label: 'Financial Planning · Maryland',
        href: '/search?services=planning&state=MD',
        appearances: 210,
      },
      { search: 'q=fee&other=1', label: '“fee” · other words', href: null, appearances: 9 },
    ],
    rareSearches: 31,
    ...changes,
  };
}

/** The same with its totals, with what a test changes. */
export function analytics(changes: Partial<Analytics> = {}): Analytics {
  return {
    plan: 'premium',
    from: '2026-11-01',
    to: '2026-11-03',
    today: '2026-11-03',
    countedSince: '2026-06-01',
    totals: { views: 66, appearances: 1_660, contacts: 3, conversion: 4.5, responseMinutes: 60 },
    detail: analyticsDetail(),
    ...changes,
  };
}

/** Analytics of a professional on Starter. */
export const taste: Analytics = analytics({
  plan: 'starter',
  totals: { views: 66, contacts: 3, appearances: null, conversion: null, responseMinutes: null },
  detail: null,
});
