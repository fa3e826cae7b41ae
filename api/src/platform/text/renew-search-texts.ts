import { inRetriedTransaction } from '../database/retried-transaction';
import { database, type Transaction } from '../database/transaction';
import type { Job } from '../jobs/jobs';
import { rulesMark } from './text-search';

const rowsOfRead = 500;
const halfAnHour = 30 * 60_000;

/**
 * Job that writes the search texts of former rules again, also those that an older process writes beside this one.
 * @param renew writes the text of the row with this id, and what else follows from the rules
 */
export const renewSearchTexts = (
  table: string,
  renew: (id: number, transaction: Transaction) => Promise<unknown>,
): Job => ({
  // A version of the rules is a job of its own: due immediately where one of the version before ran.
  name: `renew search texts of ${table} (${rulesMark.length})`,
  everyMilliseconds: halfAnHour,
  run: async () => {
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows: { id: number }[] = await database()(table)
        .where('id', '>', last)
        .whereNot('searchText', 'like', `%${rulesMark} `)
        .orderBy('id')
        .limit(rowsOfRead)
        .select('id');
      for (const { id } of rows) await inRetriedTransaction((transaction) => renew(id, transaction));
      last = rows.at(-1)?.id;
    }
  },
});
