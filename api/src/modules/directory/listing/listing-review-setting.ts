import type { Knex } from 'knex';
import type { ListingReviewSetting } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { runner, type Transaction } from '../../../platform/database/transaction';

type ListingReview = ListingReviewSetting['mode'];

const name = 'listingReview';

/** The site's setting; automatic until an administrator changes it. */
export async function readListingReview(transaction?: Transaction): Promise<ListingReview> {
  const row: { value: string } | undefined = await runner(transaction)('site_settings').where({ name }).first('value');
  return row?.value === 'manual' ? 'manual' : 'automatic';
}

/** Changes the setting for profiles that are saved from now on. */
export function changeListingReview(value: ListingReview, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const [before, after] = [{ [name]: await readListingReview(transaction) }, { [name]: value }];
    await (transaction as Knex)('site_settings').insert({ name, value }).onConflict('name').merge();
    const subject = { type: 'settings', id: name };
    await recordAudit({ by, action: 'settings.changed', subject, before, after }, transaction);
  });
}
