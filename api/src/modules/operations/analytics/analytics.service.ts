import type { Analytics, AnalyticsDetail, AnalyticsPeers } from '../../../contract/named-types';
import { siteDayOf } from '../../../platform/counts/site-day';
import { database } from '../../../platform/database/transaction';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { comparedRange, pointsOf, stepOf } from '../reports/ranges';
import type { ReportRange } from '../reports/reports.schema';
import { hasAllAnalytics } from './analytics.policy';
import { lastDays, rangeOf, usualDays } from './analytics-ranges';
import type { AnalyticsQuery } from './analytics.schema';
import { cutBy, figuresOf, readHistories, within, type History } from './figures';
import { mediansOf, readPeers } from './peers';
import { mostShown, readSearches } from './searches';

/** Reads a professional's analytics: all of it on Premium, the totals of some days on other plans. */
export async function readAnalytics(userId: number, query: AnalyticsQuery, now: Date): Promise<Analytics> {
  const plan = await planOf(userId);
  const isAll = hasAllAnalytics(plan);
  const range = isAll ? rangeOf(query, now) : lastDays(usualDays, now);
  const before = rangeBefore(range);
  const [history, countedSince] = await Promise.all([
    readHistory(userId, { from: before.from, to: range.to }),
    readFirstDay(userId),
  ]);
  const { views, contacts, ...others } = figuresOf(within(history, range));
  return {
    plan,
    ...range,
    today: siteDayOf(now),
    countedSince,
    totals: isAll
      ? { views, contacts, ...others }
      : { views, contacts, appearances: null, conversion: null, responseMinutes: null },
    detail: isAll ? await readDetail(userId, range, before, history) : null,
  };
}

const rangeBefore = (range: ReportRange): ReportRange => comparedRange({ ...range, compare: 'previous' }) ?? range;

/** Reads one professional's history on some days. */
export async function readHistory(userId: number, range: ReportRange): Promise<History> {
  return (await readHistories([userId], range)).get(userId) ?? { counts: [], contacts: [] };
}

async function readFirstDay(professionalId: number): Promise<string | null> {
  const row: { day?: string | null } | undefined = await database()('professional_counts')
    .where({ professionalId })
    .min({ day: 'day' })
    .first();
  return row?.day ?? null;
}

async function readDetail(
  userId: number,
  range: ReportRange,
  compared: ReportRange,
  history: History,
): Promise<AnalyticsDetail> {
  const step = stepOf(range);
  const [peers, searches] = await Promise.all([readPeers(userId, range), readSearches(userId, range, mostShown)]);
  const ranges = pointsOf(range, step);
  const cut = cutBy(ranges);
  const own = cut(history);
  const theirs = peers?.histories.map(cut) ?? null;
  return {
    compared,
    step,
    previousTotals: figuresOf(within(history, compared)),
    points: ranges.map((point, index) => {
      const partOf = (parts: readonly History[]): History => parts[index] ?? { counts: [], contacts: [] };
      return { ...point, figures: figuresOf(partOf(own)), medians: theirs && countsOf(mediansOf(theirs.map(partOf))) };
    }),
    peers: peers && { count: peers.histories.length, group: peers.group, medians: mediansOf(peers.histories) },
    ...searches,
  };
}

const countsOf = ({ views, appearances, contacts }: AnalyticsPeers['medians']) => ({ views, appearances, contacts });
