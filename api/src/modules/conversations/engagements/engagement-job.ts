import { engagementLimits } from '../../../contract/limits/engagements';
import { calendarDayText } from '../../../contract/date-text';
import { fullName } from '../../../contract/full-name';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { siteDayOf } from '../../../platform/counts/site-day';
import type { Platform } from '../../../platform/platform';
import { isEitherBlocked } from '../../identity/blocks/has-blocked';
import { notify, type News } from '../../identity/notifications/notifications.service';
import { engagementPath } from '../threads/engagement-events';
import { EngagementFile } from './engagement-file.model';
import { EngagementItem } from './engagement-item.model';
import { publishEngagement } from './engagement-record';
import { liveStatuses, nextEngagementStatus } from './engagement-states';
import { daysLater, filesRemovedOn } from './engagement-times';
import { Engagement } from './engagement.model';
import { engagementStore } from './files.service';
import { Proposal } from './proposal.model';

const { filesDays, filesNoticeDays } = engagementLimits;
type Deps = Pick<Platform, 'settings' | 'clock'>;

/** Reminders of a document that is owed: the days until it is due, the column that notes each, and its words. */
const reminders = [
  { column: 'soonReminderAt', days: 3, compare: '=', words: 'is due in 3 days' },
  { column: 'tomorrowReminderAt', days: 1, compare: '=', words: 'is due tomorrow' },
  { column: 'overdueReminderAt', days: -1, compare: '<=', words: 'is overdue' },
] as const;

/** One run of the job: proposals that ran out, reminders that are due, and files whose time is over. */
export async function runEngagementJob(deps: Deps): Promise<void> {
  await expireProposals(deps);
  for (const reminder of reminders) await remind(reminder, deps);
  await announceRemoval(deps);
  await removeOldFiles(deps);
}

/** Notifies one of the two people; the kind lets them choose whether it is mailed. */
const tell = (news: Omit<News, 'kind' | 'href'>, { id }: Engagement, transaction: Transaction) =>
  notify({ ...news, kind: 'work', href: engagementPath(id) }, transaction);

async function expireProposals({ clock }: Deps): Promise<void> {
  const now = clock.now();
  const over = await Proposal.query().where({ status: 'open' }).where('expiresAt', '<=', now).select('engagementId');
  for (const { engagementId } of over)
    await inRetriedTransaction(async (transaction) => {
      // The lock under which proposals are accepted and withdrawn.
      const engagement = await Engagement.query(transaction).findById(engagementId).forUpdate();
      const status = engagement && nextEngagementStatus(engagement.status, 'expire');
      if (!status) return;
      const changed = await Proposal.query(transaction)
        .patch({ status: 'expired', decidedAt: now })
        .where({ engagementId, status: 'open' })
        .where('expiresAt', '<=', now);
      if (changed === 0) return;
      const version = engagement.version + 1;
      await Engagement.query(transaction).findById(engagementId).patch({ status, version, updatedAt: now });
      const { clientId, professionalId, title } = engagement;
      await tell(
        { userId: clientId, title: 'A proposal expired', body: `${title}. Ask for a new one.` },
        engagement,
        transaction,
      );
      await tell(
        { userId: professionalId, title: 'Your proposal expired', body: `${title}. You can send a new one.` },
        engagement,
        transaction,
      );
      await publishEngagement(engagement, transaction);
    });
}

async function remind({ column, days, compare, words }: (typeof reminders)[number], { clock }: Deps): Promise<void> {
  const now = clock.now();
  const due = await EngagementItem.query()
    .where({ status: 'open' })
    .whereNull(column)
    .where('dueOn', compare, siteDayOf(daysLater(now, days)));
  for (const { id, engagementId, owedById, askedById, title, dueOn } of due)
    await inRetriedTransaction(async (transaction) => {
      const engagement = await Engagement.query(transaction)
        .findById(engagementId)
        .whereIn('status', liveStatuses)
        .withGraphFetched('[client, professional]');
      if (!engagement?.client || !engagement.professional || !dueOn) return;
      // The process that notes it is the one that sends it: others change no row.
      const open = EngagementItem.query(transaction).where({ id, status: 'open' }).whereNull(column);
      if ((await open.patch({ [column]: now })) === 0) return;
      if (await isEitherBlocked(owedById, askedById, transaction)) return;
      const other = engagement.clientId === askedById ? engagement.client : engagement.professional;
      const body = `Due ${calendarDayText(dueOn)}. ${fullName(other)} asked for it: ${engagement.title}.`;
      const news = { userId: owedById, fromId: askedById, title: `${title} ${words}`, body };
      await tell(news, engagement, transaction);
    });
}

/** Work that was done or ended so many days ago, with files. */
function closedFor(days: number, now: Date) {
  const before = daysLater(now, -days);
  return Engagement.query()
    .whereNotIn('engagements.status', liveStatuses)
    .where((closed) => void closed.where('doneAt', '<=', before).orWhere('endedAt', '<=', before))
    .whereExists(Engagement.relatedQuery('items').joinRelated('files'));
}

async function announceRemoval({ clock }: Deps): Promise<void> {
  const now = clock.now();
  for (const engagement of await closedFor(filesDays - filesNoticeDays, now).whereNull('removalNoticeAt'))
    await inRetriedTransaction(async (transaction) => {
      const { id, clientId, professionalId, title } = engagement;
      const noted = await Engagement.query(transaction)
        .patch({ removalNoticeAt: now })
        .where({ id })
        .whereNotIn('status', liveStatuses)
        .whereNull('removalNoticeAt');
      if (noted === 0) return;
      const day = filesRemovedOn(engagement);
      const news = {
        title: 'Download your files',
        body: `The files of “${title}” will be removed on ${calendarDayText(day ?? '')}.`,
      };
      for (const userId of [clientId, professionalId]) await tell({ userId, ...news }, engagement, transaction);
    });
}

async function removeOldFiles({ clock, settings }: Deps): Promise<void> {
  const store = engagementStore(settings);
  for (const { id } of await closedFor(filesDays, clock.now()).select('engagements.id')) {
    const files = await EngagementFile.query().whereIn(
      'itemId',
      EngagementItem.query().where({ engagementId: id }).select('id'),
    );
    for (const file of files) {
      await file.$query().delete();
      await store.remove(file.fileId);
    }
  }
}
