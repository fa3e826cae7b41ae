// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Notification } from '@counterpart/api/contract';
import { createAreaLoader } from '../../browser/areas/area-loader';
import { releaseSetWith } from '../../page-contract/testing/release-sets';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '../../sdk/testing';
import { AreasContext } from '../areas/areas-context';
import { AppHeader } from './app-header';
import { person } from './testing/person';

const news = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'message',
  title: `News ${id}`,
  body: 'Hello',
  href: `/messages?with=${id}`,
  read: false,
  createdAt: '2026-11-05T10:00:00.000Z',
  ...changes,
});
const listEndpoint = 'GET /api/notifications';
const releaseSet = releaseSetWith({});
const loader = createAreaLoader(releaseSet, { loadFromEntry: () => Promise.reject(new Error('Not needed.')) });
const header = (
  <AreasContext value={{ releaseSet, loader }}>
    <AppHeader />
  </AreasContext>
);
const open = () => renderInHost(header, { host: createFakeHost({ user: person }) });
const panel = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  return within(screen.getByRole('region', { name: 'Notifications' }));
};

it('counts to nine, lists what happened, and each line opens its thing and is read with it', async () => {
  const calls = mockResponses({
    [listEndpoint]: { items: [news(1), news(2, { read: true })], unreadCount: 12 },
    'POST /api/notifications/1/read': undefined,
  });
  const { location } = open();
  expect(await screen.findByText('9+')).toBeTruthy();
  const list = panel();
  fireEvent.click(await list.findByRole('link', { name: /News 1/ }));
  expect(location()).toBe('/messages?with=1');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/notifications/1/read' }));
});

it('shows the older ones when asked for', async () => {
  mockResponses({
    [listEndpoint]: { items: Array.from({ length: 50 }, (_, index) => news(100 - index)), unreadCount: 51 },
    [`${listEndpoint}?offset=50`]: { items: [news(50)], unreadCount: 51 },
  });
  open();
  const list = panel();
  fireEvent.click(await list.findByRole('button', { name: 'Show More' }));
  expect(await list.findByRole('link', { name: /News 50/ })).toBeTruthy();
  expect(list.queryByRole('button', { name: 'Show More' })).toBeNull();
});

it('is read one by one without leaving the page, and again unread when the server refuses', async () => {
  const calls = mockResponses({
    [listEndpoint]: { items: [news(1), news(2)], unreadCount: 2 },
    'POST /api/notifications/2/read': undefined,
  });
  const { location } = open();
  const before = location();
  const list = panel();
  fireEvent.click(await list.findByRole('button', { name: 'Mark as read: News 2' }));
  await waitFor(() => expect(list.getAllByText(/Unread/)).toHaveLength(1));
  expect(document.activeElement).toBe(list.getByRole('link', { name: /News 2/ }));
  expect(list.queryByRole('button', { name: 'Mark as read: News 2' })).toBeNull();
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/notifications/2/read' });
  expect(location()).toBe(before);
  mockResponses({
    [listEndpoint]: { items: [news(1), news(2, { read: true })], unreadCount: 1 },
    'POST /api/notifications/1/read': new Refusal(503, 'Busy.'),
  });
  fireEvent.click(list.getByRole('button', { name: 'Mark as read: News 1' }));
  await waitFor(() => expect(list.queryByText(/Unread/)).toBeNull());
  expect(await list.findByRole('button', { name: 'Mark as read: News 1' })).toBeTruthy();
});

it('is marked as read all together, and rolled back when the server refuses', async () => {
  mockResponses({
    [listEndpoint]: { items: [news(1), news(2)], unreadCount: 2 },
    'POST /api/notifications/read-all': new Refusal(503, 'Busy.'),
  });
  open();
  const list = panel();
  fireEvent.click(await list.findByRole('button', { name: 'Mark All as Read' }));
  await waitFor(() => expect(list.getAllByText(/Unread/)).toHaveLength(2));
  mockResponses({ [listEndpoint]: { items: [], unreadCount: 0 }, 'POST /api/notifications/read-all': undefined });
  fireEvent.click(list.getByRole('button', { name: 'Mark All as Read' }));
  await waitFor(() => expect(list.queryByText(/Unread/)).toBeNull());
});

it('follows what is pushed: something new, something read elsewhere, a conversation read here', async () => {
  mockResponses({ [listEndpoint]: { items: [news(1)], unreadCount: 1 } });
  const { host } = open();
  const list = panel();
  await list.findByText('News 1');
  act(() => host.push('notification.created', { notification: news(2) }));
  expect(await list.findByText('News 2')).toBeTruthy();
  mockResponses({ [listEndpoint]: { items: [news(2), news(1, { read: true })], unreadCount: 1 } });
  act(() => host.push('notifications.read', {}));
  await waitFor(() => expect(list.getAllByText(/Unread/)).toHaveLength(1));
  mockResponses({ [listEndpoint]: { items: [news(2, { read: true })], unreadCount: 0 } });
  act(() =>
    host.push('message.read', { conversationWith: 2, readerId: person.id, readAt: '2026-11-20T12:00:00.000Z' }),
  );
  await waitFor(() => expect(list.queryByText(/Unread/)).toBeNull());
});

it('follows what is pushed to a page that came with its list, and marks it as read', async () => {
  const calls = mockResponses({
    'POST /api/notifications/1/read': undefined,
    'POST /api/messages/delivered': undefined,
  });
  const responses = { '/api/notifications': { items: [news(1)], unreadCount: 1 } };
  const { host } = renderInHost(header, {
    host: createFakeHost({ user: person }),
    responses,
    revalidateIfStale: false,
  });
  act(() => host.push('notification.created', { notification: news(2) }));
  act(() => host.push('notification.created', { notification: news(3) }));
  expect(await screen.findByText('3')).toBeTruthy();
  const list = panel();
  expect(list.getAllByRole('link').map(({ textContent }) => /News \d/.exec(textContent)?.[0])).toEqual([
    'News 3',
    'News 2',
    'News 1',
  ]);
  fireEvent.click(list.getByRole('link', { name: /News 1/ }));
  expect(await screen.findByText('2')).toBeTruthy();
  const delivered = { method: 'POST', path: '/api/messages/delivered' };
  expect(calls).toMatchObject([delivered, delivered, delivered, { path: '/api/notifications/1/read' }]);
});

it('loses nothing that is pushed while the list is under way', async () => {
  const responses: ((list: object) => void)[] = [];
  mockResponses({ [listEndpoint]: () => new Promise((resolve) => responses.push(resolve)) });
  const { host } = open();
  await waitFor(() => expect(responses).toHaveLength(1));
  act(() => host.push('notification.created', { notification: news(2) }));
  await waitFor(() => expect(responses).toHaveLength(2));
  responses[0]?.({ items: [news(1)], unreadCount: 1 });
  responses[1]?.({ items: [news(2), news(1)], unreadCount: 2 });
  expect(await screen.findByText('2')).toBeTruthy();
});

it('asks again when it is opened after a failure', async () => {
  const calls = mockResponses({ [listEndpoint]: new Refusal(503, 'Busy.') });
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => undefined);
  mockResponses({ [listEndpoint]: { items: [news(1)], unreadCount: 1 } });
  expect(await panel().findByText('News 1')).toBeTruthy();
});
