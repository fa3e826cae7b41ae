// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { User } from '@counterpart/api/contract';
import { conversation, message, person } from '../../../testing/fixtures';
import { workSummary } from '../../../testing/work';
import { DashboardMessages } from './dashboard-messages';

const conversationsEndpoint = 'GET /api/conversations';
const accountant: User = { ...person, userType: 'accountant' };
const asked = (id: number, firstName: string) =>
  conversation(id, firstName, { connection: { status: 'pending', requestedById: id } });

const open = (view: 'overview' | 'all', user: User | null = person) => ({
  ...renderInHost(<DashboardMessages view={view} />, { host: createFakeHost({ user }) }),
  events: userEvent.setup(),
});

describe('the overview', () => {
  it('shows a reply that waits, with the way to answer it', async () => {
    mockResponses({ [conversationsEndpoint]: [conversation(7, 'Maya', { unreadCount: 2 }), conversation(8, 'Ida')] });
    open('overview');
    expect(await screen.findByRole('heading', { name: 'Maya replied' })).toBeTruthy();
    expect(screen.getByText('Last words of Maya')).toBeTruthy();
    expect(screen.getByText('2 new')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('/messages?with=7');
    expect(screen.queryByText('Last words of Ida')).toBeNull();
  });

  it('shows one’s own last words without a call to reply', async () => {
    const lastMessage = {
      id: 1,
      content: 'Thank you',
      createdAt: '2026-11-20T12:00:00.000Z',
      senderId: 1,
      deleted: false,
    };
    mockResponses({ [conversationsEndpoint]: [conversation(7, 'Maya', { lastMessage })] });
    open('overview');
    expect(await screen.findByText('You: Thank you')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Conversation' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reply' })).toBeNull();
  });

  it('lets a professional accept a request and decline another with a reason', async () => {
    mockResponses({ [conversationsEndpoint]: [asked(7, 'Maya'), asked(8, 'Ida')] });
    const { events } = open('overview', accountant);
    const calls = mockResponses({
      'POST /api/conversations/7/accept': undefined,
      'POST /api/conversations/8/decline': undefined,
      [conversationsEndpoint]: [asked(8, 'Ida')],
    });
    await events.click(await screen.findByRole('button', { name: 'Accept Maya Okafor’s request' }));
    await waitFor(() => expect(screen.queryByText('Maya Okafor')).toBeNull());
    await events.click(screen.getByRole('button', { name: 'Decline Ida Okafor’s request' }));
    const dialog = within(screen.getByRole('dialog', { name: /Decline Ida/ }));
    await events.click(dialog.getByRole('radio', { name: 'This is outside of what I do' }));
    await events.click(dialog.getByRole('button', { name: 'Decline Request' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/decline'))?.body).toEqual({
        reason: 'This is outside of what I do.',
      }),
    );
    expect(calls.some(({ path }) => path === '/api/conversations/7/accept')).toBe(true);
  });

  it('shows at most three requests, and the way to the others', async () => {
    mockResponses({ [conversationsEndpoint]: ['Ann', 'Bea', 'Cleo', 'Dora'].map((name, id) => asked(id + 7, name)) });
    open('overview', accountant);
    expect(await screen.findAllByRole('button', { name: /^Accept/ })).toHaveLength(3);
    const all = screen.getByRole('link', { name: 'Show all requests' });
    expect(all.getAttribute('href')).toBe('/dashboard?tab=messages');
  });

  it('is empty without conversations and without a session', async () => {
    const calls = mockResponses({ [conversationsEndpoint]: [] });
    const { container, unmount } = open('overview');
    await waitFor(() => expect(container.textContent).toBe(''));
    unmount();
    expect(open('overview', null).container.textContent).toBe('');
    expect(calls.map(({ path }) => path).toSorted()).toEqual(['/api/conversations', '/api/engagements?state=live']);
  });

  it('says how much work there is, and how much of it waits', async () => {
    const items = [workSummary(), workSummary({ id: 4, waiting: [] })];
    mockResponses({ [conversationsEndpoint]: [], 'GET /api/engagements?state=live': { items, next: null } });
    open('overview');
    expect(await screen.findByText('Current work with 2 people')).toBeTruthy();
    expect(screen.getByText('1 next step for you')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Work' }).getAttribute('href')).toBe('/work');
  });
});

describe('the tab', () => {
  it('lists the newest five and opens one on the messages page', async () => {
    mockResponses({
      [conversationsEndpoint]: ['Ann', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fay'].map((name, id) =>
        conversation(id + 7, name, { unreadCount: id === 0 ? 2 : 0 }),
      ),
    });
    const { events, location } = open('all');
    await screen.findByText('Ann Okafor');
    expect(screen.getByText('6 conversations, 1 unread')).toBeTruthy();
    expect(screen.queryByText('Fay Okafor')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open Messages' }).getAttribute('href')).toBe('/messages');
    await events.click(screen.getByText('Bea Okafor'));
    expect(location()).toBe('/messages?with=8');
  });

  it('shows a request once, above the conversations', async () => {
    mockResponses({ [conversationsEndpoint]: [asked(7, 'Maya'), conversation(8, 'Ida')] });
    open('all', accountant);
    expect(await screen.findByRole('heading', { name: 'Connection requests' })).toBeTruthy();
    expect(screen.getAllByText('Maya Okafor')).toHaveLength(1);
    expect(screen.getByText('2 conversations')).toBeTruthy();
  });

  it('shows the requests beyond the first 200 conversations, and older ones when asked for', async () => {
    const requests = Array.from({ length: 201 }, (_, index) => asked(300 + index, `Person${index}`));
    mockResponses({
      [conversationsEndpoint]: Array.from({ length: 200 }, (_, index) => conversation(index + 7, 'Ida')),
      'GET /api/conversations?waiting=true': requests.slice(0, 200),
      [`GET /api/conversations?before=${requests[199]?.lastMessage?.id}&waiting=true`]: requests.slice(200),
      'GET /api/dashboard': new Refusal(503, 'Down for a moment.'),
    });
    const { events } = open('all', accountant);
    expect(await screen.findByText('Person199 Okafor')).toBeTruthy();
    await events.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByText('Person200 Okafor')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
  });

  it('says what will be there', async () => {
    mockResponses({ [conversationsEndpoint]: [] });
    open('all');
    expect(await screen.findByText('No Conversations')).toBeTruthy();
    expect(screen.getByText('0 conversations')).toBeTruthy();
  });

  it('follows what the server pushes', async () => {
    mockResponses({ [conversationsEndpoint]: [conversation(7, 'Maya')] });
    const { host } = open('all');
    await screen.findByText('Last words of Maya');
    mockResponses({ [conversationsEndpoint]: [conversation(8, 'Ida'), conversation(7, 'Maya')] });
    host.push('message.created', { conversationWith: 8, message: message(9, { senderId: 8 }) });
    expect(await screen.findByText('Last words of Ida')).toBeTruthy();
  });

  it('offers to try again', async () => {
    mockResponses({
      [conversationsEndpoint]: new Refusal(503, 'The database is not reachable.', 'database_unavailable'),
    });
    const { events } = open('all');
    await screen.findByText('The database is not reachable.');
    mockResponses({ [conversationsEndpoint]: [conversation(7, 'Maya')] });
    await events.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Last words of Maya')).toBeTruthy();
  });
});
