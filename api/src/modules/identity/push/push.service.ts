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
  /** Some browser of the person has news pushed to it. */
  readonly hasDevice: boolean;
  readonly settings: Pick<PushSettings, 'quietFrom' | 'quietTo' | 'timeZone' | 'showsText'>;
}

const mostBrowsers = 10;
const defaults = { quietFrom: null, quietTo: null, timeZone: 'UTC', showsText: false };

export async function readPush({ userId, sessionHash }: Asking, settings: Settings): Promise<OwnPush> {
  const [{ publicKey }, subscribed, stored] = await Promise.all([
    pushKeys(settings),
    PushSubscription.query().select('sessionHash').where({ userId }),
    PushSettings.query().findById(userId),
  ]);
  const isOn = subscribed.some((one) => one.sessionHash === sessionHash);
  return { publicKey, isOn, hasDevice: subscribed.length > 0, settings: stored ?? defaults };
}

/** Stores how a person wants to be pushed news. */
export async function choosePush(userId: number, { quietHours, timeZone, showsText }: PushDraft): Promise<void> {
  await PushSettings.query()
    .insert({ userId, quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null, timeZone, showsText })
    .onConflict('userId')
    .merge(['quietFrom', 'quietTo', 'timeZone', 'showsText']);
}

/**
 * Has news pushed to this browser until its session ends; an account that had it there before no longer has it.
 * Of too many browsers of a person the first goes.
 */
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
  const all = await PushSubscription.query(transaction).select('id').where({ userId }).orderBy('id', 'desc');
  const tooMany = all.slice(mostBrowsers).map(({ id }) => id);
  await PushSubscription.query(transaction).delete().whereIn('id', tooMany);
}

/** Has nothing pushed to this browser any longer; what waited for it is dropped. */
export async function endPush({ userId, sessionHash }: Asking): Promise<void> {
  await PushSubscription.query().delete().where({ userId, sessionHash });
}
