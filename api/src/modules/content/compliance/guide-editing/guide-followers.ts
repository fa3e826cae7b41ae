import { runner, type Transaction } from '../../../../platform/database/transaction';
import { notifyOnce } from '../../../identity/notifications/notifications.service';
import type { Guide } from '../guide.model';

/** Finds users who ticked a step of a guide or saved an answer that cites it. */
export async function followersOf(
  { id, slug }: Pick<Guide, 'id' | 'slug'>,
  transaction?: Transaction,
): Promise<number[]> {
  const database = runner(transaction);
  const ticked = await database<{ userId: number; guideId: number }>('ticked_steps')
    .where({ guideId: id })
    .distinct('userId');
  const saved = await database<{ userId: number }>('saved_answers')
    .where('response', 'like', `%/compliance/${slug}"%`)
    .distinct('userId');
  return [...new Set([...ticked, ...saved].map(({ userId }) => userId))];
}

/**
 * Notifies those who follow a guide of what changed in it, but not who changed it. One unread notification about a
 * guide is renewed.
 */
export async function notifyFollowers(
  guide: Pick<Guide, 'id' | 'slug' | 'title'>,
  change: { readonly note: string; readonly by: number | null },
  transaction: Transaction,
): Promise<void> {
  for (const userId of await followersOf(guide, transaction)) {
    if (userId === change.by) continue;
    await notifyOnce(
      {
        userId,
        kind: 'guide',
        title: `A guide you follow changed: ${guide.title}`,
        body: change.note,
        href: `/compliance/${guide.slug}`,
      },
      transaction,
    );
  }
}
