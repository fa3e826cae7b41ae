import type { ListingReviewSetting } from '../../contract/named-types';
import { database, runner, type Transaction } from '../../platform/database/transaction';

type ListingReview = ListingReviewSetting['mode'];

const name = 'listingReview';

/** The site's setting; automatic until an administrator changes it. */
export async function readListingReview(transaction?: Transaction): Promise<ListingReview> {
  const row: { value: string } | undefined = await runner(transaction)('site_settings').where({ name }).first('value');
  return row?.value === 'manual' ? 'manual' : 'automatic';
}

/** Changes the setting for profiles that are saved from now on. */
export async function changeListingReview(value: ListingReview): Promise<void> {
  await database()('site_settings').insert({ name, value }).onConflict('name').merge();
}
