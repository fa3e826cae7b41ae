import { createHash } from 'node:crypto';
import webPush, { type PushSubscription as Subscription } from 'web-push';
import { pauseAfter } from '../../../contract/backoff';
import { unsealText } from '../../../platform/auth/sealed-text';
import { CallError, callPublic } from '../../../platform/outbound/call-public';
import { inTurns } from '../../../platform/processes/limited-process';
import type { Settings } from '../../../platform/settings';
import { Notification } from '../notifications/notification.model';
import { presentPush } from './push.presenter';
import { pushKeys, type PushKeys } from './push-keys';
import { Push, PushSettings, PushSubscription } from './push.models';

const batch = 100;
const mostAttempts = 8;
const pause = { first: 30_000, longest: 3_600_000 };
const callMilliseconds = 10_000;
/** Seconds that a push service holds news for a browser that is off. */
const timeToLive = 24 * 3_600;

const inTurn = inTurns(8);

interface Deps {
  readonly settings: Settings;
}

/** Sends what is due. Safe in several processes: each push is claimed by one first, which is its retry's pause, too. */
export async function deliverPushes(deps: Deps, now = new Date()): Promise<void> {
  const due = await Push.query().where('notBefore', '<=', now).orderBy('notBefore').limit(batch);
  if (due.length === 0) return;
  const keys = await pushKeys(deps.settings);
  await Promise.all(due.map((push) => inTurn(() => deliver(push, keys, deps, now))));
}

async function deliver({ id, attempts, ...push }: Push, keys: PushKeys, deps: Deps, now: Date): Promise<void> {
  const notBefore = new Date(now.getTime() + pauseAfter(attempts, pause));
  const claimed = await Push.query()
    .patch({ notBefore, attempts: attempts + 1 })
    .where({ id, attempts })
    .where('notBefore', '<=', now);
  if (claimed === 0) return;
  const notification = await Notification.query().findById(push.notificationId);
  const subscription = await PushSubscription.query().findById(push.subscriptionId);
  const opened = subscription && (await unsealText(subscription.sealed, deps.settings));
  const outcome =
    notification && !notification.read && opened ? await send(notification, opened.text, keys, deps) : 'done';
  if (outcome === 'gone') await PushSubscription.query().deleteById(push.subscriptionId);
  if (outcome === 'done' || attempts + 1 >= mostAttempts) await Push.query().deleteById(id);
}

/** `gone`: the browser is no longer subscribed, or with another key; `again`: what failed may go another time. */
async function send(
  notification: Notification,
  subscription: string,
  keys: PushKeys,
  { settings }: Deps,
): Promise<'done' | 'gone' | 'again'> {
  const { userId, href } = notification;
  const [chosen, unread] = await Promise.all([
    PushSettings.query().findById(userId),
    Notification.query().where({ userId, read: false }).resultSize(),
  ]);
  const payload = presentPush(notification, { showsText: chosen?.showsText ?? false, unread });
  const { publicUrl, mail } = settings;
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail.from.email}`;
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    JSON.parse(subscription) as Subscription,
    JSON.stringify(payload),
    // News about the same thing that a push service still holds is replaced.
    { vapidDetails: { ...keys, subject }, TTL: timeToLive, topic: topicOf(href) },
  );
  try {
    const signal = AbortSignal.timeout(callMilliseconds);
    const response = await callPublic(new URL(endpoint), settings, { method, headers, body, signal });
    response.resume();
    return outcomeOf(response.statusCode ?? 0);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.reason === 'private' || error.reason === 'insecure' ? 'gone' : 'again';
  }
}

const topicOf = (href: string): string => createHash('sha256').update(href).digest('base64url').slice(0, 32);

function outcomeOf(status: number): 'done' | 'gone' | 'again' {
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'done';
}
