// @ts-check
// JavaScript, as the browser gets it. It shows what is pushed and opens it; it answers no request and stores nothing,
// so that no page is ever of another release than the server says.

/** @type {any} */
const worker = self;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

/** @returns {Promise<any[]>} the open pages of this site */
const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** @param {number} unread */
const setBadge = (unread) =>
  (unread > 0 ? worker.navigator.setAppBadge?.(unread) : worker.navigator.clearAppBadge?.())?.catch(() => undefined);

/** @param {{ title: string, body: string, href: string, unread: number }} news */
async function show({ title, body, href, unread }) {
  await setBadge(unread);
  // A page that someone is looking at shows it by itself. Safari still ends a subscription of which nothing is shown.
  const silent = (await openPages()).some(({ focused }) => focused);
  // News about the same thing is one notification.
  const options = { body, tag: href, renotify: !silent, silent, data: { href }, icon: '/icon-192.png' };
  await worker.registration.showNotification(title, { ...options, badge: options.icon });
  if (silent) for (const shown of await worker.registration.getNotifications({ tag: href })) shown.close();
}

worker.addEventListener('push', (/** @type {any} */ event) => event.waitUntil(show(event.data.json())));

/**
 * Opens what a notification is about in a page that is open, which knows what is typed there, or in a new one.
 *
 * @param {string} href
 */
async function open(href) {
  const url = new URL(href, worker.location.origin).href;
  const pages = await openPages();
  const page =
    pages.find((one) => one.url === url) ?? pages.find((one) => one.visibilityState === 'visible') ?? pages[0];
  if (!page) return worker.clients.openWindow(url);
  await page.focus();
  if (page.url !== url) page.postMessage({ kind: 'open', href });
}

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.href));
});
