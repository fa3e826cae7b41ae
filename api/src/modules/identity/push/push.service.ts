import { createHash } from 'node:crypto';
import { sealText } from '../../../platform/auth/sealed-text';
import type { Transaction } from '../../../platform/database/transaction';
import type { Settings } from '../../../platform/settings';
import { pushKeys } from './push-keys';
import { PushSettings, PushSubscription } from './push.models';
import type { PushDraft, SubscriptionDraft } from './push.schema';

/** The signed-in person and the session that asks. */
interface Asking {
  readonly userId: number;
  readonly sessionHash: string;
}

/** Push of a person, as one of their browsers asks for it. */
export interface OwnPush {
  readonly publicKey: string;
  readonly isOn: boolean;
  readonly settings: Pick<PushSettings, 'quietFrom' | 'quietTo' | 'timeZone' | 'showsText'>;
}

const defaults = { quietFrom: null, quietTo: null, timeZone: 'UTC', showsText: false };

export async function readPush({ userId, sessionHash }: Asking, settings: Settings): Promise<OwnPush> {
  const [{ publicKey }, subscribed, stored] = await Promise.all([
    pushKeys(settings),
    PushSubscription.query().findOne({ userId, sessionHash }),
    PushSettings.query().findById(userId),
  ]);
  return { publicKey, isOn: subscribed !== undefined, settings: stored ?? defaults };
}

/** Stores how a person wants to be pushed news. */
export async function choosePush(userId: number, { quietHours, timeZone, showsText }: PushDraft): Promise<void> {
  await PushSettings.query()
    .insert({ userId, quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null, timeZone, showsText })
    .onConflict('userId')
    .merge(['quietFrom', 'quietTo', 'timeZone', 'showsText']);
}

/** Has news pushed to this browser until its session ends; an account that had it there before no longer has it. */
export async function subscribeToPush(
  { userId, sessionHash }: Asking,
  { endpoint, p256dh, auth }: SubscriptionDraft,
  settings: Settings,
  transaction: Transaction,
): Promise<void> {
  const endpointHash = createHash('sha256').update(endpoint).digest('hex');
  const sealed = await sealText(JSON.stringify({ endpoint, keys: { p256dh, auth } }), settings);
  await PushSubscription.query(transaction).delete().where({ sessionHash }).orWhere({ endpointHash });
  await PushSubscription.query(transaction).insert({
    userId,
    sessionHash,
    endpointHash,
    sealed,
    createdAt: new Date(),
  });
}

/** Has nothing pushed to this browser any longer; what waited for it is dropped. */
export async function endPush({ userId, sessionHash }: Asking): Promise<void> {
  await PushSubscription.query().delete().where({ userId, sessionHash });
}
