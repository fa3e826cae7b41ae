import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushState } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { createSubscriber, type PushSubscriber } from '../../../platform/testing/push-subscriber';
import { signIn, type BrowserHeaders } from '../../../platform/testing/sign-in';
import { CallError, callPublic } from '../../../platform/outbound/call-public';
import { sealText } from '../../../platform/auth/sealed-text';
import { testServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { Notification } from '../notifications/notification.model';
import { deliverPushes } from './deliver-pushes';
import { pushKeys } from './push-keys';
import { Push, PushSubscription } from './push.models';

const test = testServer();
/** The push service: what it was sent, and how it answers. */
const received: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
let status = 201;
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end();
  });
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));

let client: User;
let professional: User;
let headers: BrowserHeaders;
let browser: PushSubscriber;
beforeEach(async () => {
  received.length = 0;
  status = 201;
  client = await createUser({ firstName: 'Rosa', lastName: 'Tamez' });
  professional = await createProfessional();
  headers = await signIn(test, professional);
  browser = createSubscriber('https://push.example/one');
});

const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, who = headers) => {
  const response = await test.server.inject({ method, url, headers: who, ...(payload && { payload }) });
  expect(response.statusCode, response.payload).toBeLessThan(300);
  return response.result;
};
const subscribe = (body: object = browser.body, who = headers) => call('PUT', '/api/push/subscription', body, who);
const write = async (content = 'Is my cat deductible?') =>
  call('POST', '/api/messages', { receiverId: professional.id, content }, await signIn(test, client));
const soon = (seconds = 10) => new Date(Date.now() + seconds * 1000);
const local = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
/** The push service answers in place of the one that browsers name; one that is `slow` never does. */
const callHere: typeof callPublic = ({ hostname, pathname }, _rules, options) =>
  hostname.startsWith('slow')
    ? new Promise((_resolve, reject) => freed.push(() => reject(new CallError('slow'))))
    : callPublic(new URL(pathname, local()), { privateHosts: ['127.0.0.1'] }, options);
const freed: (() => void)[] = [];
const start = (now = soon(), deps: object = { call: callHere }) =>
  deliverPushes({ settings: test.settings, ...deps }, now);
const deliver = async (now?: Date, deps?: object) => (await start(now, deps)).sent;
const wish = (changes: object) =>
  call('PUT', '/api/push', { quietHours: null, timeZone: 'UTC', showsText: false, ...changes });
/** Hours around now, in UTC. */
const quietNow = () => {
  const hour = new Date().getUTCHours();
  return { from: ((hour + 23) % 24) * 60, to: ((hour + 2) % 24) * 60 };
};
const opened = () => received.map(({ body }) => browser.open(body));

describe('news', () => {
  it('is pushed to a subscribed browser: who wrote and where, and nothing of the text', async () => {
    await subscribe();
    await write();
    await deliver(soon(1));
    expect(received).toEqual([]);
    await deliver();
    const { publicKey } = (await call('GET', '/api/push')) as PushState;
    expect(received[0]?.headers.authorization).toContain(`k=${publicKey}`);
    expect(opened()).toEqual([
      { title: 'Connection request from Rosa Tamez', body: '', href: `/messages?with=${client.id}`, unread: 1 },
    ]);
    await deliver(soon(3_600));
    expect(received).toHaveLength(1);
  });

  it('shows its text where the person has chosen that', async () => {
    await subscribe();
    await wish({ showsText: true });
    await write();
    await deliver();
    expect(opened()).toMatchObject([{ body: 'Is my cat deductible?' }]);
  });

  it('is not pushed when it was read meanwhile, or its kind is switched off', async () => {
    await subscribe();
    await write();
    await call('POST', '/api/notifications/read-all');
    await deliver();
    await Notification.query().delete();
    await write('And my dog?');
    await call('PUT', '/api/notifications/preferences', { kind: 'message', byPush: false });
    await deliver();
    expect(received).toEqual([]);
    expect(await Push.query()).toEqual([]);
  });

  it('waits until quiet hours are over', async () => {
    await subscribe();
    await write();
    // Also those that were chosen after it was written.
    await wish({ quietHours: quietNow() });
    await deliver(soon(600));
    expect(received).toEqual([]);
    await deliver(soon(2 * 3_600));
    expect(received).toHaveLength(1);
  });

  it.each([410, 404, 403])('of which a push service says %i ends the subscription', async (answer) => {
    await subscribe();
    await write();
    status = answer;
    await deliver();
    expect(await PushSubscription.query()).toEqual([]);
    expect(await Push.query()).toEqual([]);
    expect(await call('GET', '/api/push')).toMatchObject({ isOn: false });
  });

  it('is pushed again after a failure, later and later, and given up in the end', async () => {
    await subscribe();
    await write();
    status = 503;
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
    status = 201;
    await deliver(soon(60));
    expect(received).toHaveLength(2);
    expect(await Push.query()).toEqual([]);
    await Notification.query().delete();
    await write();
    status = 500;
    for (let hours = 1; hours < 20; hours += 1) await deliver(soon(hours * 3_600));
    expect(received).toHaveLength(10);
    expect(await PushSubscription.query()).toHaveLength(1);
  });

  it('goes to no server in a private network, nor to one that is named for calendars', async () => {
    await subscribe();
    await write();
    const { p256dh, auth } = browser.body;
    const sealed = await sealText(JSON.stringify({ endpoint: local(), keys: { p256dh, auth } }), test.settings);
    await PushSubscription.query().patch({ sealed });
    await deliver(soon(), {});
    expect(received).toEqual([]);
    expect(await PushSubscription.query()).toEqual([]);
  });

  it('of which the sending fails in itself is given up', async () => {
    await subscribe();
    await write();
    await PushSubscription.query().patch({ sealed: await sealText('{}', test.settings) });
    await deliver();
    expect(await Push.query()).toEqual([]);
  });

  it('says no more than its kind, where a title says more than who wrote', async () => {
    await subscribe();
    await write();
    await Notification.query().patch({ kind: 'plan', title: 'Your payment of $29 failed' });
    await deliver();
    expect(opened()).toMatchObject([{ title: 'Billing', body: '' }]);
  });

  it('is held by a push service only until quiet hours begin', async () => {
    await subscribe();
    await write();
    const hour = new Date().getUTCHours();
    await wish({ quietHours: { from: ((hour + 2) % 24) * 60, to: ((hour + 3) % 24) * 60 } });
    await deliver();
    const seconds = Number(received[0]?.headers['ttl']);
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds).toBeLessThanOrEqual(2 * 3_600);
  });

  it('is not held up by the browsers of another person, of which few are tried at the same time', async () => {
    for (let count = 0; count < 4; count += 1)
      await subscribe({ ...browser.body, endpoint: `https://slow${count}.example/` }, await signIn(test, professional));
    await write();
    const { sent } = await start();
    await subscribe(browser.body, await signIn(test, client));
    const about = { userId: client.id, title: 'Hello', body: '', href: '/', read: false, createdAt: new Date() };
    const { id: notificationId } = await Notification.query().insert({ ...about, kind: 'message', fromId: null });
    const own = await PushSubscription.query().findOne({ userId: client.id }).throwIfNotFound();
    await Push.query().insert({ subscriptionId: own.id, notificationId, notBefore: new Date(), attempts: 0 });
    await deliver();
    expect(received).toHaveLength(1);
    expect(freed).toHaveLength(2);
    freed.forEach((free) => free());
    await sent;
  });
});

describe('a subscription', () => {
  it('ends with its session, with switching it off, and when another account has the browser', async () => {
    await subscribe();
    await write();
    await call('POST', '/api/logout');
    expect(await PushSubscription.query()).toEqual([]);
    expect(await Push.query()).toEqual([]);
    headers = await signIn(test, professional);
    await subscribe();
    await call('DELETE', '/api/push/subscription');
    expect(await call('GET', '/api/push')).toMatchObject({ isOn: false });
    await subscribe();
    await subscribe(browser.body, await signIn(test, client));
    expect(await PushSubscription.query()).toMatchObject([{ userId: client.id }]);
    expect(JSON.stringify(await PushSubscription.query())).not.toContain('127.0.0.1');
  });

  it.each([
    'http://push.example/one',
    'https://push.example:99999/one',
    'https://someone:secret@push.example/one',
    ...['localhost', 'push.localhost', 'printer.local', '127.0.0.1', '2130706433', '10.0.0.7', '[::1]', 'intranet'].map(
      (host) => `https://${host}/one`,
    ),
  ])('names no push service with %s', async (endpoint) => {
    const payload = { ...browser.body, endpoint };
    const response = await test.server.inject({ method: 'PUT', url: '/api/push/subscription', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.payload).toContain('This browser’s subscription cannot be used');
  });

  it('is one of at most ten of a person: the first goes', async () => {
    for (let count = 0; count < 11; count += 1)
      await subscribe({ ...browser.body, endpoint: `https://push.example/${count}` }, await signIn(test, professional));
    const left = await PushSubscription.query();
    expect(left).toHaveLength(10);
    const oldest = createHash('sha256').update('https://push.example/0').digest('hex');
    expect(left.map(({ endpointHash }) => endpointHash)).not.toContain(oldest);
    expect(await call('GET', '/api/push')).toMatchObject({ isOn: false, hasDevice: true });
  });

  it('has the same key in every process', async () => {
    await test.database('push_keys').delete();
    const keys = await Promise.all([1, 2, 3].map(() => pushKeys(test.settings)));
    expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
    const changed = { ...test.settings, sessionSecret: 'another secret that is long enough, too' };
    expect(await pushKeys({ ...changed, formerSecrets: [test.settings.sessionSecret] })).toEqual(keys[0]);
    expect(await pushKeys(changed)).toEqual(keys[0]);
    expect((await pushKeys(test.settings)).publicKey).not.toBe(keys[0]?.publicKey);
    const set = { publicKey: 'B', privateKey: 'p' };
    expect(await pushKeys({ ...test.settings, vapid: set })).toEqual(set);
  });
});

it.each([
  [{ quietHours: { from: 60, to: 60 } }, 'at two different times'],
  [{ timeZone: 'Mars/Olympus' }, 'We don’t know this time zone'],
])('a choice of %j is refused', async (changes, sentence) => {
  const payload = { quietHours: null, timeZone: 'UTC', showsText: false, ...changes };
  const response = await test.server.inject({ method: 'PUT', url: '/api/push', headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.payload).toContain(sentence);
});
