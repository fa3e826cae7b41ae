import { createECDH } from 'node:crypto';
import { expect, test } from '../support/fixtures';
import { openCorrespondence } from './correspondence';

/** The protocol's report of service workers. */
interface Registrations {
  readonly registrations: readonly { readonly registrationId: string; readonly scopeURL: string }[];
}

test.use({ permissions: ['notifications'] });

test('a push without an open page shows who wrote, and a press opens the conversation in an open tab', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const correspondence = await openCorrespondence(page, origin);
  const { pathname, search } = new URL(page.url());
  const href = pathname + search;
  // No browser in a test reaches a push service: its side of the subscription is made here.
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  await page.addInitScript(
    (keys) => {
      const subscription = {
        endpoint: 'https://push.invalid/journey',
        options: { applicationServerKey: null },
        toJSON: () => ({ keys }),
        unsubscribe: () => Promise.resolve(true),
      };
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve(subscription),
        getSubscription: () => Promise.resolve(subscription),
      });
      // A browser without windows refuses notifications, whatever its settings are.
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
      Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') });
    },
    { p256dh, auth: 'A'.repeat(22) },
  );
  await page.goto(`${origin}/profile`);
  await page.getByRole('switch', { name: 'Push notifications on this device' }).click();
  await expect(page.getByText('Notifications are on for this device')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'New messages by push' })).toBeChecked();

  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify({ title: 'New message from Rosa', body: '', href, unread: 2 });
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: string[] = [];
    const showNotification = (title: string, { body, tag }: NotificationOptions) => {
      shown.push([title, body, tag].join('|'));
      return Promise.resolve();
    };
    Object.assign(globalThis, { shown });
    Object.assign(registration, { showNotification });
    // The number at the icon needs a system, too: without one it ends the worker.
    Object.assign(navigator, { setAppBadge: () => Promise.resolve() });
  });
  // The site is left: a test's browser takes each of its pages for the one that is looked at.
  await page.goto('about:blank');
  await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  await expect.poll(shown).toEqual([`New message from Rosa||${href}`]);

  // Pressing it is the system's: what follows is the worker's message to the tab.
  await page.goto(`${origin}/profile`);
  await expect(page.getByRole('switch', { name: 'New messages by push' })).toBeChecked();
  const press = () =>
    worker?.evaluate(async (path) => {
      const { clients } = globalThis as unknown as {
        clients: { matchAll(what: object): Promise<{ postMessage(message: object): void }[]> };
      };
      for (const client of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
        client.postMessage({ kind: 'open', href: path });
    }, href);
  await expect(async () => {
    await press();
    await expect(page).toHaveURL(origin + href, { timeout: 1_000 });
  }).toPass();
  await correspondence.dispose();
});
