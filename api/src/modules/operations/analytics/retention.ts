import { siteDayOf } from '../../../platform/counts/site-day';
import { addDays } from '../../../platform/counts/utc-day';
import { database } from '../../../platform/database/transaction';
import { mostRangeDays } from './analytics-ranges';

/** Days that searches are kept: as long as a year can be looked back on. */
const searchDays = 395;
/** Days that all else is kept: a year, and the one that it is compared with. */
const countDays = 2 * mostRangeDays + 31;

/** Deletes the counts that no range reaches any more. Two processes may do so concurrently. */
export async function forgetOldVisits(now: Date): Promise<void> {
  const before = (days: number): string => addDays(siteDayOf(now), -days);
  await database()('professional_counts').where('day', '<', before(countDays)).delete();
  await database()('professional_counts').where('day', '<', before(searchDays)).where({ counter: 'search' }).delete();
}
