import { localStore, pushKey, useAct, useApi, useSession } from '@counterpart/shell/sdk';
import { useEffect, useState } from 'react';
import { canPush, currentSubscription, pushPermission, subscribe, toBody } from './browser-push';

/** State of push in this browser: `blocked` once the person has refused the browser's own question. */
export type PushStatus = 'unsupported' | 'blocked' | 'loading' | 'off' | 'on';

/** Push in this browser, and how it is turned on and off. */
export function usePush() {
  const { user } = useSession();
  const { pending, run } = useAct();
  const isPossible = canPush();
  const [permission, setPermission] = useState(pushPermission);
  const state = useApi('/api/push', user ? {} : null, { revalidateOnMount: true });
  const { data, mutate } = state;
  const [hasSubscription, setHasSubscription] = useState<boolean>();
  useEffect(() => {
    if (!data || !isPossible) return;
    currentSubscription().then(
      (subscription) => setHasSubscription(subscription !== null),
      () => setHasSubscription(false),
    );
  }, [data, isPossible]);

  const statusNow = (): PushStatus => {
    if (!isPossible) return 'unsupported';
    if (permission === 'denied') return 'blocked';
    if (!data || hasSubscription === undefined) return 'loading';
    return data.isOn && hasSubscription && permission === 'granted' ? 'on' : 'off';
  };

  /** Asks the browser's question and subscribes. @returns whether it is on */
  const turnOn = async (): Promise<boolean> => {
    const answer = await globalThis.Notification.requestPermission();
    setPermission(answer);
    if (answer !== 'granted' || !data || !user) return false;
    return run(
      async (api) => {
        await api.send('put', '/api/push/subscription', { body: toBody(await subscribe(data.publicKey)) });
        localStore.write(pushKey, String(user.id));
        setHasSubscription(true);
      },
      {
        done: 'Notifications are on for this device',
        failed: 'Notifications could not be turned on',
        after: () => mutate(),
      },
    );
  };

  const turnOff = (): Promise<boolean> =>
    run(
      async (api) => {
        await api.send('delete', '/api/push/subscription');
        localStore.remove(pushKey);
        await (await currentSubscription())?.unsubscribe();
        setHasSubscription(false);
      },
      {
        done: 'Notifications are off for this device',
        failed: 'Notifications could not be turned off',
        after: () => mutate(),
      },
    );

  return { status: statusNow(), state, pending, turnOn, turnOff };
}
