// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationChoices } from '../features/settings/preferences/notification-choices';
import { user } from '../testing/people';
import { PushOffer } from './push-offer';
import { PushSession } from './push-session';

const state = {
  publicKey: 'BKey',
  isOn: false,
  hasDevice: false,
  quietHours: null,
  timeZone: 'Asia/Tokyo',
  showsText: false,
};
const on = { ...state, isOn: true, hasDevice: true };
const items = [{ kind: 'message', label: 'New messages', byMail: true, byPush: true }];
const person = { id: 7, userType: 'accountant', firstName: 'Rosa', lastName: 'Tamez', profilePicture: null } as const;
const host = () => createFakeHost({ user: user({ id: 3 }) });

/** The browser's side: how it answers its own question, and its subscription. */
const browser = { answer: 'granted' as NotificationPermission, isSubscribed: true, unsubscribe: vi.fn() };
const subscription = {
  endpoint: 'https://push.example/1',
  options: { applicationServerKey: null },
  toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: () => Promise.resolve(browser.unsubscribe()),
};
const pushManager = {
  getSubscription: () => Promise.resolve(browser.isSubscribed ? subscription : null),
  subscribe: () => Promise.resolve({ ...subscription, endpoint: 'https://push.example/new' }),
};

beforeEach(() => {
  localStorage.clear();
  Object.assign(browser, { answer: 'granted', isSubscribed: true, unsubscribe: vi.fn() });
  const registration = { pushManager, getNotifications: () => Promise.resolve([]) };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: () => Promise.resolve(browser.answer),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      ready: Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the offer after a first message', () => {
  it('asks the browser’s question only when it is taken up, and is not made again', async () => {
    const calls = mockResponses({ 'GET /api/push': state, 'PUT /api/push/subscription': null });
    const shown = host();
    renderInHost(<PushOffer person={person} />, { host: shown });
    expect(await screen.findByText('Know when Rosa replies')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Turn On Notifications' }));
    await waitFor(() => expect(screen.queryByText('Know when Rosa replies')).toBeNull());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ endpoint: 'https://push.example/new', p256dh: 'key', auth: 'secret' },
    });
    expect(localStorage.getItem('counterpart.push')).toBe('3');
  });

  it('is put away for good, and stays when the browser’s question is closed', async () => {
    mockResponses({ 'GET /api/push': state });
    const { unmount } = renderInHost(<PushOffer person={person} />, { host: host() });
    browser.answer = 'default';
    await userEvent.click(await screen.findByRole('button', { name: 'Turn On Notifications' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    expect(screen.queryByText('Know when Rosa replies')).toBeNull();
    unmount();
    renderInHost(<PushOffer person={person} />, { host: host() });
    expect(screen.queryByText('Know when Rosa replies')).toBeNull();
  });
});

describe('push in the settings', () => {
  it('is turned off with the browser’s subscription', async () => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    mockResponses({
      'GET /api/push': on,
      'GET /api/notifications/preferences': { items },
      'DELETE /api/push/subscription': null,
    });
    renderInHost(<NotificationChoices />, { host: host() });
    await userEvent.click(await screen.findByRole('switch', { name: 'Push notifications on this device' }));
    await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalled());
  });

  it('is chosen for each kind beside email, with quiet hours', async () => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    const calls = mockResponses({
      'GET /api/push': on,
      'GET /api/notifications/preferences': { items },
      'PUT /api/notifications/preferences': { items: [{ ...items[0], byPush: false }] },
      'PUT /api/push': (body: object) => ({ ...on, ...body }),
    });
    renderInHost(<NotificationChoices />, { host: host() });
    await userEvent.click(await screen.findByRole('switch', { name: 'New messages by push' }));
    expect(calls.at(-1)?.body).toEqual({ kind: 'message', byPush: false });
    await userEvent.click(screen.getByRole('switch', { name: 'Show the text of notifications' }));
    expect(calls.at(-1)?.body).toMatchObject({ showsText: true, timeZone: 'Asia/Tokyo' });
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(calls.at(-1)?.body).toMatchObject({ quietHours: { from: 1320, to: 420 }, timeZone });
    const until = await screen.findByLabelText<HTMLSelectElement>('Until');
    expect([...until.options].map(({ value }) => value)).not.toContain('1320');
    await userEvent.selectOptions(await screen.findByLabelText('Until'), '8:00 AM');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ quietHours: { from: 1320, to: 480 } }));
  });

  it('is off where the browser has no subscription, with the choices for other devices', async () => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    browser.isSubscribed = false;
    mockResponses({ 'GET /api/push': on, 'GET /api/notifications/preferences': { items } });
    renderInHost(<NotificationChoices />, { host: host() });
    const own = await screen.findByRole<HTMLInputElement>('switch', { name: 'Push notifications on this device' });
    await waitFor(() => expect(own.disabled).toBe(false));
    expect(own.checked).toBe(false);
    expect(screen.getByText('For all your devices')).toBeTruthy();
    expect(await screen.findByRole('switch', { name: 'New messages by push' })).toBeTruthy();
  });

  it('says what to do where the browser blocks it', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    mockResponses({ 'GET /api/push': state, 'GET /api/notifications/preferences': { items } });
    renderInHost(<NotificationChoices />, { host: host() });
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Push/ }).disabled).toBe(true);
  });
});

it('a subscription with a former key of the site is replaced, and the state read again', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  const calls = mockResponses({
    'GET /api/notifications': { items: [], unreadCount: 0 },
    'GET /api/push': on,
    'PUT /api/push/subscription': null,
  });
  const { unmount } = renderInHost(<PushSession />, { host: host() });
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/push'));
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalled());
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT', 'GET']));
  expect(calls[2]?.body).toMatchObject({ endpoint: 'https://push.example/new' });
  unmount();
});
