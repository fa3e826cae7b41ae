import { createHash } from 'node:crypto';
import webPush, { type PushSubscription as Subscription } from 'web-push';
import { pauseAfter } from '../../../contract/backoff';
import { unsealText } from '../../../platform/auth/sealed-text';
import { CallError, callPublic } from '../../../platform/outbound/call-public';
import type { Settings } from '../../../platform/settings';
import { wantsPush } from '../notifications/notification-preferences.service';
import { Notification } from '../notifications/notification.model';
import { presentPush } from './push.presenter';
import { pushKeys, type PushKeys } from './push-keys';
import { Push, PushSettings, PushSubscription } from './push.models';
import { afterQuietHours, untilQuietHours } from './quiet-hours';

const batch = 200;
const mostAtOnce = 100;
const mostPerPerson = 2;
const mostAttempts = 8;
const pause = { first: 30_000, longest: 3_600_000 };
const callMilliseconds = 5_000;
/** Seconds that a push service holds news for a browser that is off. */
const timeToLive = 24 * 3_600;

/** Persons to whose subscriptions this process is sending, by the subscriptions' ids. */
const sending = new Map<number, number>();

interface Deps {
  readonly settings: Settings;
  /** Stands in for a call of a public push service, in tests. */
  readonly call?: typeof callPublic;
}

/** Push that is due, with its person. */
type Due = Pick<Push, 'id' | 'subscriptionId'> & { readonly userId: number };

/**
 * Starts to send what is due: one push at a time to a browser, and few to a person, so that push services that do not
 * answer hold up nothing else. Safe in several processes, and again while some are sent: each push is claimed by one
 * first, which is its retry's pause, too.
 * @returns a promise for the end of what was started
 */
export async function deliverPushes(deps: Deps, now = new Date()): Promise<{ readonly sent: Promise<unknown> }> {
  const due = await Push.query()
    .join('push_subscriptions', 'push_subscriptions.id', 'pushes.subscriptionId')
    .where('notBefore', '<=', now)
    .whereNotIn('subscriptionId', [...sending.keys()])
    .whereNotIn('userId', [...sending.values()].filter(hasEnough))
    .groupBy('subscriptionId', 'userId')
    .select('subscriptionId', 'userId')
    .min('pushes.id as id')
    .orderByRaw('min(??)', 'notBefore')
    .limit(batch)
    .castTo<Due[]>();
  if (due.length === 0) return { sent: Promise.resolve() };
  const keys = await pushKeys(deps.settings);
  const started: Promise<void>[] = [];
  for (const { id, subscriptionId, userId } of due) {
    if (sending.size >= mostAtOnce || sending.has(subscriptionId) || hasEnough(userId)) continue;
    sending.set(subscriptionId, userId);
    started.push(deliver(id, keys, deps, now).finally(() => sending.delete(subscriptionId)));
  }
  return { sent: Promise.all(started) };
}

const hasEnough = (userId: number): boolean =>
  [...sending.values()].filter((one) => one === userId).length >= mostPerPerson;

async function deliver(id: number, keys: PushKeys, deps: Deps, now: Date): Promise<void> {
  const push = await Push.query().findById(id);
  const notification = push && (await Notification.query().findById(push.notificationId));
  if (!notification) return;
  const { attempts, subscriptionId } = push;
  const chosen = await PushSettings.query().findById(notification.userId);
  const quietUntil = chosen ? afterQuietHours(now, chosen) : now;
  const isQuiet = quietUntil > now;
  const claimed = await Push.query()
    .patch(
      isQuiet
        ? { notBefore: quietUntil }
        : { notBefore: new Date(now.getTime() + pauseAfter(attempts, pause)), attempts: attempts + 1 },
    )
    .where({ id, attempts })
    .where('notBefore', '<=', now);
  if (claimed === 0 || isQuiet) return;
  const subscription = await PushSubscription.query().findById(subscriptionId);
  const opened = subscription && (await unsealText(subscription.sealed, deps.settings));
  const isWanted = !notification.read && (await wantsPush(notification.userId, notification.kind));
  const outcome =
    isWanted && opened ? await send(await messageOf(notification, chosen, now), opened.text, keys, deps) : 'done';
  if (outcome === 'gone') await PushSubscription.query().deleteById(subscriptionId);
  if (outcome === 'done' || attempts + 1 >= mostAttempts) await Push.query().deleteById(id);
}

/** News for a push service: it replaces news about the same thing that is still held there. */
async function messageOf(notification: Notification, chosen: PushSettings | undefined, now: Date) {
  const { userId, href } = notification;
  const unread = await Notification.query().where({ userId, read: false }).resultSize();
  return {
    payload: JSON.stringify(presentPush(notification, { showsText: chosen?.showsText ?? false, unread })),
    topic: createHash('sha256').update(href).digest('base64url').slice(0, 32),
    TTL: Math.min(timeToLive, chosen ? untilQuietHours(now, chosen) : timeToLive),
  };
}

/** `gone`: the browser is no longer subscribed, or with another key; `again`: what failed may go another time. */
async function send(
  { payload, ...options }: Awaited<ReturnType<typeof messageOf>>,
  subscription: string,
  keys: PushKeys,
  { settings, call = callPublic }: Deps,
): Promise<'done' | 'gone' | 'again'> {
  const { publicUrl, mail } = settings;
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail.from.email}`;
  try {
    const vapidDetails = { ...keys, subject };
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      JSON.parse(subscription) as Subscription,
      payload,
      { ...options, vapidDetails },
    );
    const signal = AbortSignal.timeout(callMilliseconds);
    // Private hosts are an operator's choice for calendars: a browser's push service is none of them.
    const response = await call(new URL(endpoint), { privateHosts: [] }, { method, headers, body, signal });
    response.destroy();
    return outcomeOf(response.statusCode ?? 0);
  } catch (error) {
    // What else fails would fail each time.
    if (!(error instanceof CallError)) return 'done';
    return error.reason === 'private' || error.reason === 'insecure' ? 'gone' : 'again';
  }
}

function outcomeOf(status: number): 'done' | 'gone' | 'again' {
  if ([401, 403, 404, 410].includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'done';
}
