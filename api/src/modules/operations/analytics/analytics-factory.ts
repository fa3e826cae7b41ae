import { database } from '../../../platform/database/transaction';
import type { VisitCounter } from './visit-counts';

/** Stores counts of a day for a professional, for a test. */
export async function storeCounts(
  professionalId: number,
  day: string,
  amounts: Partial<Record<VisitCounter, number>>,
  subject = '',
): Promise<void> {
  const rows = Object.entries(amounts).map(([counter, amount]) => ({
    ...{ professionalId, day, counter, amount },
    subject: counter === 'search' ? subject : '',
  }));
  await database()('professional_counts').insert(rows);
}
