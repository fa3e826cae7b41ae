// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationChoices } from '../features/settings/preferences/notification-choices';
import { user } from '../testing/people';
import { PushOffer } from './push-offer';

const state = { publicKey: 'BKey', isOn: false, quietHours: null, timeZone: 'UTC', showsText: false };
const items = [{ kind: 'message', label: 'New messages', byMail: true, byPush: true }];
const person = { id: 7, userType: 'accountant', firstName: 'Rosa', lastName: 'Tamez', profilePicture: null } as const;
const host = () => createFakeHost({ user: user({ id: 3 }) });

/** The browser's side: how it answers its own question, and its subscription. */
const browser = { answer: 'granted' as NotificationPermission, unsubscribe: vi.fn() };
const subscription = {
  endpoint: 'https://push.example/1',
  options: { applicationServerKey: null },
  toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: () => Promise.resolve(browser.unsubscribe()),
};
const pushManager = {
  getSubscription: () => Promise.resolve(subscription),
  subscribe: () => Promise.resolve(subscription),
};

beforeEach(() => {
  localStorage.clear();
  Object.assign(browser, { answer: 'granted', unsubscribe: vi.fn() });
  const registration = { pushManager };
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
      ...{ endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' },
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
      'GET /api/push': { ...state, isOn: true },
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
      'GET /api/push': { ...state, isOn: true },
      'GET /api/notifications/preferences': { items },
      'PUT /api/notifications/preferences': { items: [{ ...items[0], byPush: false }] },
      'PUT /api/push': (body: object) => ({ ...state, isOn: true, ...body }),
    });
    renderInHost(<NotificationChoices />, { host: host() });
    await userEvent.click(await screen.findByRole('switch', { name: 'New messages by push' }));
    expect(calls.at(-1)?.body).toEqual({ kind: 'message', byPush: false });
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    expect(calls.at(-1)?.body).toMatchObject({ quietHours: { from: 1320, to: 420 } });
    await userEvent.selectOptions(await screen.findByLabelText('Until'), '8:00 AM');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ quietHours: { from: 1320, to: 480 } }));
  });

  it('says what to do where the browser blocks it', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    mockResponses({ 'GET /api/push': state, 'GET /api/notifications/preferences': { items } });
    renderInHost(<NotificationChoices />, { host: host() });
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Push/ }).disabled).toBe(true);
  });
});
