import { addDays } from '../../money/billing/subscriptions/billing-periods';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import { InvitationSettings } from './invitation-settings.model';
import { pastClients } from './past-clients';
import { invite } from './review-invitations.service';

/**
 * Invites the past clients of professionals on Premium who chose so, as many days after the last message as they chose.
 * One that fails leaves the others alone.
 * @returns how many were invited
 * @throws AggregateError with what failed, once all was tried
 */
export async function inviteAutomatically(now: Date): Promise<number> {
  const failures: unknown[] = [];
  let invited = 0;
  for (const { userId, automaticSince, daysAfter, note } of await InvitationSettings.query().whereNotNull(
    'automaticSince',
  )) {
    const until = addDays(now, -daysAfter);
    if (!automaticSince || until < automaticSince || !(await mayBeInvitedFor(userId))) continue;
    for (const { user, status } of await pastClients(userId, { lastMessage: [automaticSince, until] })) {
      if (status !== 'open') continue;
      await invite(userId, { clientId: user.id, note }, now, true).then(
        () => (invited += 1),
        (error: unknown) => failures.push(error),
      );
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} automatic invitations failed`);
  return invited;
}

async function mayBeInvitedFor(userId: number): Promise<boolean> {
  const profile = await AccountantProfile.query().findOne({ userId }).select('listed');
  return profile?.listed === true && (await planOf(userId)) === 'premium';
}
