import { setImmediate } from 'node:timers/promises';
import { toBoolean } from '../../../platform/database/base-model';
import { database } from '../../../platform/database/transaction';
import { valuesOf } from '../../directory/professionals/search/profile-values';

/** Figures of the directory at a moment: they do not add up over days. */
export const stockFigures = ['listed', 'listedByState', 'listedByService', 'listedByPlan'] as const;
export type StockFigure = (typeof stockFigures)[number];

/** Listings that are read at a time, so that others get their turn between. */
const batch = 1_000;

/** A figure of the directory: of all of it, or of a part. */
export interface StockRow {
  readonly figure: StockFigure;
  readonly part: string;
  readonly amount: number;
}

interface Listing extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly plan: string;
  readonly listed: unknown;
  readonly suspendedAt: unknown;
  readonly deletedAt: unknown;
}

/** Counts who is listed in the directory now and may log in, by state, service and plan. */
export async function readStockFigures(): Promise<StockRow[]> {
  const rows = new Map<string, { figure: StockFigure; part: string; amount: number }>();
  const count = (figure: StockFigure, part: string): void => {
    const found = rows.get(`${figure} ${part}`);
    if (found) found.amount += 1;
    else rows.set(`${figure} ${part}`, { figure, part, amount: 1 });
  };
  for (let last = 0, read = batch; read === batch;) {
    const listings = await listingsAfter(last);
    for (const listing of listings.filter(isShown)) {
      count('listed', '');
      count('listedByPlan', listing.plan);
      for (const { kind, value } of valuesOf(listing)) {
        if (kind === 'state') count('listedByState', value);
        if (kind === 'service') count('listedByService', value);
      }
    }
    read = listings.length;
    last = listings.at(-1)?.id ?? last;
    await setImmediate();
  }
  return [...rows.values()];
}

const isShown = ({ listed, suspendedAt, deletedAt }: Listing): boolean =>
  toBoolean(listed) && suspendedAt === null && deletedAt === null;

/**
 * By id alone: with anything else to ask for, SQLite goes through the index of that and sorts all of it for each batch.
 */
const listingsAfter = (last: number): Promise<Listing[]> =>
  database()('accountant_profiles as p')
    .join('users as u', 'u.id', 'p.userId')
    .where('p.id', '>', last)
    .orderBy('p.id')
    .limit(batch)
    .select('p.id', 'p.listed', 'p.plan', 'p.services', 'p.stateCode', 'u.suspendedAt', 'u.deletedAt')
    .then((found: unknown) => found as Listing[]);
