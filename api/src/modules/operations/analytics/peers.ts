import type { AnalyticsFigures, AnalyticsPeers, Profession } from '../../../contract/named-types';
import { termLabel } from '../../../contract/term-label';
import { stateName } from '../../../contract/us-states';
import { startOfSiteDay } from '../../../platform/counts/site-day';
import { database } from '../../../platform/database/transaction';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import type { ReportRange } from '../reports/reports.schema';
import { figuresOf, readHistories, type History } from './figures';
import { median } from './median';

/** Fewer could tell one of them what another has. */
const fewestPeers = 10;
/** More change a median little, and each has to be counted. */
const mostPeers = 100;

const professionNames: Readonly<Record<Profession, string>> = {
  accountant: 'accountants',
  bookkeeper: 'bookkeepers',
  advisor: 'financial advisors',
  cfo: 'fractional CFOs',
};

/** Professionals who are like another one. */
export interface Peers {
  /** Description of the group. */
  readonly group: string;
  readonly histories: readonly History[];
}

interface Likeness {
  readonly profession: Profession;
  readonly service: string | null;
  readonly stateCode: string | null;
}

/**
 * Professionals like one, on the days of a range: of the same profession and, when those are enough, also with the same
 * first service or in the same state. Only who was listed before these days, or their figures would be of fewer days.
 * Null when there are fewer than ten others.
 */
export async function readPeers(userId: number, range: ReportRange): Promise<Peers | null> {
  const profile = await AccountantProfile.query().findOne({ userId }).select('professions', 'services', 'stateCode');
  const profession = profile?.professions[0];
  if (!profile || !profession) return null;
  const [service = null] = profile.services;
  const { stateCode } = profile;
  for (const likeness of [
    { profession, service, stateCode },
    { profession, service: null, stateCode },
    { profession, service, stateCode: null },
    { profession, service: null, stateCode: null },
  ] satisfies Likeness[]) {
    const ids = await idsLike(likeness, userId, range);
    if (ids.length < fewestPeers) continue;
    const histories = await readHistories(spread(ids, mostPeers), range);
    return { group: groupText(likeness), histories: [...histories.values()] };
  }
  return null;
}

async function idsLike(
  { profession, service, stateCode }: Likeness,
  userId: number,
  { from }: ReportRange,
): Promise<number[]> {
  const query = database()('accountant_profiles')
    .where('listed', true)
    .whereNot({ userId })
    .where('createdAt', '<', startOfSiteDay(from))
    // Every engine compares a column of JSON byte by byte.
    .whereRaw('instr(??, ?) > 0', ['professions', JSON.stringify(profession)])
    .orderBy('userId');
  if (service) query.whereRaw('instr(??, ?) > 0', ['services', JSON.stringify(service)]);
  if (stateCode) query.where({ stateCode });
  const rows: { userId: number }[] = await query.select('userId');
  return rows.map((row) => row.userId);
}

/** So many of some ids, evenly from the first to the last. */
const spread = (ids: readonly number[], most: number): number[] =>
  ids.length <= most
    ? [...ids]
    : ids.filter(
        (_, index) => Math.floor((index * most) / ids.length) !== Math.floor(((index - 1) * most) / ids.length),
      );

function groupText({ profession, service, stateCode }: Likeness): string {
  const inState = stateCode ? ` in ${stateName(stateCode)}` : '';
  const offer = service ? ` who offer ${termLabel('service', service)}` : '';
  return `${professionNames[profession]}${inState}${offer}`;
}

/** The middle of what each of some professionals has; a figure that fewer than ten have has none. */
export function mediansOf(histories: readonly History[]): AnalyticsPeers['medians'] {
  const figures = histories.map(figuresOf);
  const of = (name: keyof AnalyticsFigures): number | null => {
    const values = figures.flatMap((one) => one[name] ?? []);
    return values.length < fewestPeers ? null : median(values);
  };
  return {
    views: of('views'),
    appearances: of('appearances'),
    contacts: of('contacts'),
    conversion: of('conversion'),
    responseMinutes: of('responseMinutes'),
  };
}
