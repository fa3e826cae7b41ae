import type { NotificationPreferences } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { kindsFor, type NotificationKind } from './notification-kinds';
import { NotificationPreference } from './notification-preference.model';

/** Reads which kinds of notification a person also gets by mail and by push: all, until they choose otherwise. */
export async function readPreferences({
  id,
  userType,
}: Pick<User, 'id' | 'userType'>): Promise<NotificationPreferences> {
  const chosen = new Map(
    (await NotificationPreference.query().where({ userId: id })).map((preference) => [preference.kind, preference]),
  );
  const items = kindsFor(userType).map(({ kind, label }) => {
    const { byMail = true, byPush = true } = chosen.get(kind) ?? {};
    return { kind, label, byMail, byPush };
  });
  return { items };
}

/** Ways in which a kind reaches a person beside the app; what is left out stays. */
export type WaysChosen = Partial<Pick<NotificationPreference, 'byMail' | 'byPush'>>;

/** Chooses for one kind. */
export async function choosePreference(userId: number, kind: NotificationKind, ways: WaysChosen): Promise<void> {
  await NotificationPreference.query()
    .insert({ byMail: true, byPush: true, ...ways, userId, kind })
    .onConflict(['userId', 'kind'])
    .merge(ways);
}

/** Tells whether a person wants this kind by mail. */
export async function wantsMail(userId: number, kind: NotificationKind, transaction: Transaction): Promise<boolean> {
  return (await NotificationPreference.query(transaction).findOne({ userId, kind }))?.byMail ?? true;
}

/** Tells whether a person wants this kind by push. */
export async function wantsPush(userId: number, kind: NotificationKind): Promise<boolean> {
  return (await NotificationPreference.query().findOne({ userId, kind }))?.byPush ?? true;
}
