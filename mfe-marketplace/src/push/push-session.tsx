import { localStore, pushKey, useApi, useHost } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useEffect } from 'react';
import { canPush, currentSubscription, pushPermission, subscribe, toBody } from './browser-push';

/** Message of the service worker: a notification was pressed. */
interface Opened {
  readonly kind: 'open';
  readonly href: string;
}

const ignore = () => undefined;

/** Slot `session.push`: opens what is pressed, shows the number of unread news at the icon, renews the subscription. */
export function PushSession(): null {
  useOpened();
  useBadge();
  useRenewal();
  return null;
}

function useOpened(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!canPush()) return undefined;
    const open = ({ data }: MessageEvent<Opened | undefined>) => {
      if (data?.kind === 'open') void navigate(data.href);
    };
    navigator.serviceWorker.addEventListener('message', open);
    return () => navigator.serviceWorker.removeEventListener('message', open);
  }, [navigate]);
}

function useBadge(): void {
  const unread = useApi('/api/notifications').data?.unreadCount;
  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(ignore);
  }, [unread]);
  // After a log-out nothing at the icon, or on the screen, is about the person.
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(ignore);
      if (canPush()) closeNotifications().catch(ignore);
    },
    [],
  );
}

async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

/** Another session of the same person in this browser, or another key of the site: news is pushed here again. */
function useRenewal(): void {
  const { api } = useHost();
  const { data, mutate } = useApi('/api/push');
  const { isOn, publicKey } = data ?? {};
  useEffect(() => {
    if (publicKey === undefined) return;
    const renew = async () => {
      const known = pushPermission() === 'granted' ? await currentSubscription() : null;
      const current = known && (await subscribe(publicKey));
      if (!current) localStore.remove(pushKey);
      if (!current || (isOn && current.endpoint === known.endpoint)) return;
      await api.send('put', '/api/push/subscription', { body: toBody(current) });
      await mutate();
    };
    renew().catch(ignore);
  }, [api, isOn, publicKey, mutate]);
}
