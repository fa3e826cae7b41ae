import type { Body } from '@counterpart/shell/sdk';
import { workerUrl } from '@counterpart/shell/sdk';

/** True where news can be pushed to this browser; an iPhone first needs the site on its Home Screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Browser's answer to whether this site may show notifications. */
export const pushPermission = (): NotificationPermission => (canPush() ? globalThis.Notification.permission : 'denied');

/** The subscription that this browser has; null for none, also where the service worker was removed. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser at its push service.
 * @param publicKey of the site; a subscription with another key is replaced
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerUrl(), { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The key that a subscription was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A subscription as the server takes it. */
export function toBody(subscription: PushSubscription): Body<'put', '/api/push/subscription'> {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
