import type { NotificationPreferences } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { kindsFor, type NotificationKind } from './notification-kinds';
import { NotificationPreference } from './notification-preference.model';

/** Reads which kinds of notification a person also gets by mail: all, until they choose otherwise. */
export async function readPreferences({
  id,
  userType,
}: Pick<User, 'id' | 'userType'>): Promise<NotificationPreferences> {
  const chosen = new Map(
    (await NotificationPreference.query().where({ userId: id })).map(({ kind, byMail }) => [kind, byMail]),
  );
  return { items: kindsFor(userType).map(({ kind, label }) => ({ kind, label, byMail: chosen.get(kind) ?? true })) };
}

/** Chooses for one kind. */
export async function choosePreference(userId: number, kind: NotificationKind, byMail: boolean): Promise<void> {
  await NotificationPreference.query()
    .insert({ userId, kind, byMail })
    .onConflict(['userId', 'kind'])
    .merge(['byMail']);
}

/** Tells whether a person wants this kind by mail. */
export async function wantsMail(userId: number, kind: NotificationKind, transaction: Transaction): Promise<boolean> {
  return (await NotificationPreference.query(transaction).findOne({ userId, kind }))?.byMail ?? true;
}
