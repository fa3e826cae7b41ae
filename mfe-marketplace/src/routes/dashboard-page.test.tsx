// @vitest-environment happy-dom
import type { Conversation, Dashboard, OwnReview, User } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { professional, review, user } from '../testing/people';
import { DashboardPage } from './dashboard-page';

const figuresEndpoint = 'GET /api/dashboard';
const conversationsEndpoint = 'GET /api/conversations';
const writtenEndpoint = 'GET /api/reviews/mine';
const recordEndpoint = 'GET /api/accountants/3';

const figures = (changes: Partial<Dashboard> = {}): Dashboard => ({
  conversations: 0,
  unreadConversations: 0,
  reviews: 0,
  saved: 0,
  avgRating: null,
  ...changes,
});
const conversation = (id: number, changes: Partial<Conversation> = {}): Conversation => ({
  id,
  otherUser: {
    id: 100 + id,
    firstName: `Person${id}`,
    lastName: 'Lopez',
    profilePicture: null,
    userType: 'accountant',
  },
  lastMessage: { content: `Hello ${id}`, createdAt: '2026-03-04T10:00:00.000Z', senderId: 100 + id, deleted: false },
  connection: { status: 'accepted', requestedById: null },
  unreadCount: 0,
  ...changes,
});
const accountant = user({ userType: 'accountant', city: 'Austin', state: 'TX' });
const record = professional({ id: 3, listing: { status: 'listed', notes: [], phoneVisibility: 'nobody' } });

function open(person: User | null = user(), at = '/dashboard') {
  const host = createFakeHost({ user: person });
  return { ...renderInHost(<DashboardPage />, { host, at, path: '/dashboard' }), events: userEvent.setup() };
}

const card = (label: string) =>
  screen.getByText(label, { selector: 'a, span' }).parentElement?.parentElement?.textContent;

// The heavy part of the profile form is loaded once, outside the time of any test.
beforeAll(() => import('@counterpart/design-system/multi-select').then(() => undefined), 30_000);

describe('while messages are switched off', () => {
  const openOff = (at: string) =>
    renderInHost(<DashboardPage />, {
      ...{ at, path: '/dashboard' },
      host: createFakeHost({ user: user(), switchedOff: ['messaging'] }),
    });

  it('nothing leads to them, and their tab shows a notice without asking for any', async () => {
    const calls = mockResponses({ [figuresEndpoint]: figures() });
    openOff('/dashboard?tab=messages');
    expect(await screen.findByText('Messages are switched off for now')).toBeTruthy();
    expect(calls.filter(({ path }) => path.includes('conversations'))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Open Messages' })).toBeNull();
  });

  it('the quick actions leave them out', async () => {
    mockResponses({ [figuresEndpoint]: figures() });
    openOff('/dashboard');
    expect(await screen.findByRole('link', { name: 'Find Accountants' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View Messages' })).toBeNull();
  });
});

describe('the page', () => {
  it('waits without a session', () => {
    open(null);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('says who a client is, and offers what clients have', async () => {
    mockResponses({ [figuresEndpoint]: figures({ conversations: 3, unreadConversations: 1, reviews: 2, saved: 4 }) });
    const { location } = open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard');
    expect(screen.getByText('Clara Nguyen')).toBeTruthy();
    expect(screen.getByText('clara@example.com')).toBeTruthy();
    expect(screen.queryByText('Location')).toBeNull();
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Messages',
      'My Reviews',
      'Saved Accountants',
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(card('Reviews Written')).toBe('Reviews Written2'));
    expect(
      within(screen.getByRole('region', { name: 'Overview' })).getByText('Saved Accountants').parentElement
        ?.parentElement?.textContent,
    ).toBe('Saved Accountants4');
    expect(screen.getByText('1 unread')).toBeTruthy();
    expect(screen.queryByText('Rating')).toBeNull();
    expect(screen.getByText('CN')).toBeTruthy();
    expect(screen.getAllByText('Client').map(({ tagName }) => tagName)).toEqual(['P', 'DD']);
    await userEvent.click(screen.getByRole('link', { name: 'Find Accountants' }));
    expect(location()).toBe('/search');
  });

  it('names a location only when city and state are both known', () => {
    mockResponses({ [figuresEndpoint]: figures() });
    open(user({ city: 'Austin' }));
    expect(screen.queryByText('Location')).toBeNull();
    expect(screen.queryByText(/Austin/)).toBeNull();
  });

  it('shows a professional their reviews and rating', async () => {
    mockResponses({ [figuresEndpoint]: figures({ reviews: 12, avgRating: 4.76 }), [recordEndpoint]: record });
    open(accountant);
    expect(screen.getByText('Financial Professional')).toBeTruthy();
    expect(screen.getByText('Austin, TX')).toBeTruthy();
    expect(screen.queryByText('My Reviews')).toBeNull();
    await waitFor(() => expect(card('Rating')).toContain('4.8'));
    expect(card('Reviews')).toBe('Reviews12');
    expect(screen.queryByText('Clients cannot find you yet')).toBeNull();
  });

  it('tells a professional without a profile that they cannot be found', async () => {
    mockResponses({ [figuresEndpoint]: figures(), [recordEndpoint]: { ...record, profile: null, listing: null } });
    const { events, location } = open(accountant);
    await screen.findByText('Clients cannot find you yet');
    await waitFor(() => expect(card('Rating')).toContain('New'));
    await events.click(screen.getByRole('link', { name: 'Create your profile' }));
    expect(location()).toBe('/dashboard?tab=profile');
    expect(await screen.findByRole('button', { name: 'Create Profile' })).toBeTruthy();
  });

  it('offers to try again', async () => {
    mockResponses({ [figuresEndpoint]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
    const { events } = open();
    await screen.findByText('The database is not reachable.');
    mockResponses({ [figuresEndpoint]: figures({ reviews: 7 }) });
    await events.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card('Reviews Written')).toBe('Reviews Written7'));
  });
});

describe('the tabs', () => {
  it('are switched by quick actions, in the URL, with the focus on what opened', async () => {
    mockResponses({ [figuresEndpoint]: figures(), [conversationsEndpoint]: [], [writtenEndpoint]: [] });
    const { events, location } = open();
    await events.click(screen.getByRole('link', { name: 'View Messages' }));
    expect(location()).toBe('/dashboard?tab=messages');
    expect(await screen.findByText('No Conversations')).toBeTruthy();
    expect(screen.getByText('0 conversations')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }));
    await events.click(
      within(screen.getByRole('navigation', { name: 'Dashboard' })).getByRole('link', { name: 'My Reviews' }),
    );
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.getByText('0 reviews')).toBeTruthy();
  });

  it('keep a client out of what only professionals have', async () => {
    mockResponses({ [figuresEndpoint]: figures() });
    open(user(), '/dashboard?tab=profile');
    expect(screen.getByRole('region', { name: 'Overview' })).toBeTruthy();
    expect(screen.queryByText('Manage Profile')).toBeNull();
  });
});

describe('messages', () => {
  it('lists the newest five and opens one on the messages page', async () => {
    mockResponses({
      [conversationsEndpoint]: [conversation(1, { unreadCount: 2 }), ...[2, 3, 4, 5, 6].map((id) => conversation(id))],
    });
    const { events, location } = open(user(), '/dashboard?tab=messages');
    await screen.findByText('Person1 Lopez');
    expect(screen.getByText('6 conversations, 1 unread')).toBeTruthy();
    expect(screen.queryByText('Person6 Lopez')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open Messages' }).getAttribute('href')).toBe('/messages');
    await events.click(screen.getByText('Person2 Lopez'));
    expect(location()).toBe('/messages?with=102');
  });

  it('shows a professional the requests that wait, to accept them here or answer them in their conversation', async () => {
    const asked = { connection: { status: 'pending' as const, requestedById: 101 } };
    mockResponses({
      [conversationsEndpoint]: [conversation(1, asked), conversation(2)],
    });
    const { events } = open(accountant, '/dashboard?tab=messages');
    expect(await screen.findByRole('heading', { name: 'Connection requests' })).toBeTruthy();
    const answer = screen.getByRole('link', { name: 'Reply or Decline Person1 Lopez’s request' });
    expect(answer.getAttribute('href')).toBe('/messages?with=101');
    // Once: a request is not one of the conversations as well.
    expect(screen.getAllByText('Person1 Lopez')).toHaveLength(1);
    expect(screen.getByText('2 conversations')).toBeTruthy();
    const calls = mockResponses({
      [conversationsEndpoint]: [conversation(1), conversation(2)],
      'POST /api/conversations/101/accept': undefined,
    });
    await events.click(screen.getByRole('button', { name: 'Accept the request of Person1 Lopez' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Connection requests' })).toBeNull());
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/conversations/101/accept' });
    expect(screen.getAllByText('Person1 Lopez')).toHaveLength(1);
  });

  it('shows nothing below requests when there is no other conversation', async () => {
    mockResponses({
      [conversationsEndpoint]: [conversation(1, { connection: { status: 'pending', requestedById: 101 } })],
    });
    open(accountant, '/dashboard?tab=messages');
    expect(await screen.findByText('Person1 Lopez')).toBeTruthy();
    expect(screen.queryByText('No Conversations')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
  });

  it('follows what the server pushes', async () => {
    mockResponses({ [conversationsEndpoint]: [conversation(1)] });
    const { host } = open(user(), '/dashboard?tab=messages');
    await screen.findByText('Hello 1');
    mockResponses({ [conversationsEndpoint]: [conversation(2), conversation(1)] });
    host.push('message.created', {
      conversationWith: 102,
      message: {
        id: 9,
        senderId: 102,
        receiverId: 3,
        content: 'Hello 2',
        createdAt: '2026-03-04T10:00:00.000Z',
        read: false,
        readAt: null,
        deliveredAt: null,
        editedAt: null,
        deleted: false,
        attachments: [],
        clientMessageId: null,
      },
    });
    expect(await screen.findByText('Hello 2')).toBeTruthy();
  });
});

describe('reviews', () => {
  it('names the professional a client wrote about, with a link', async () => {
    const written: OwnReview = {
      id: 1,
      rating: 4,
      comment: 'Careful and quick.',
      createdAt: '2026-03-04T10:00:00.000Z',
      editedAt: '2026-04-01T10:00:00.000Z',
      reply: 'Thank you.',
      hiddenReason: 'Insults a person.',
      professional: { id: 8, firstName: 'Maria', lastName: 'Lopez', profilePicture: null, professions: ['cfo'] },
    };
    mockResponses({ [writtenEndpoint]: [written] });
    open(user(), '/dashboard?tab=reviews');
    expect((await screen.findByRole('link', { name: "View Maria Lopez's profile" })).getAttribute('href')).toBe(
      '/fractional-cfos/8',
    );
    expect(screen.getByText('Reply from Maria')).toBeTruthy();
    expect(screen.getByText('Edited April 1, 2026')).toBeTruthy();
    expect(screen.getByText('Insults a person.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  it('shows a professional what was written about them', async () => {
    mockResponses({
      'GET /api/accountants/3/reviews': [review({ permissions: { edit: false, reply: true, report: true } })],
      [recordEndpoint]: record,
    });
    open(accountant, '/dashboard?tab=reviews');
    expect(await screen.findByText('Careful and quick.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
  });
});

describe('saved accountants', () => {
  const savedEndpoint = 'GET /api/saved';
  const idsEndpoint = 'GET /api/saved/ids';

  it('are listed, compared, and taken off with a way back', async () => {
    const calls = mockResponses({
      [savedEndpoint]: [professional(), professional({ id: 8, firstName: 'Nora' })],
      [idsEndpoint]: { ids: [7, 8] },
      'DELETE /api/saved/7': undefined,
      'PUT /api/saved/7': undefined,
    });
    const { events, host } = open(user(), '/dashboard?tab=saved');
    expect((await screen.findByRole('link', { name: 'Compare' })).getAttribute('href')).toBe('/compare?ids=7,8');
    expect(screen.getByText('2 people')).toBeTruthy();
    await events.click(await screen.findByRole('button', { name: 'Remove Maria Lopez from saved' }));
    await waitFor(() => expect(screen.queryByText('Maria Lopez')).toBeNull());
    expect(screen.getByText('Nora Lopez')).toBeTruthy();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/saved/7')).toBe(true);
    const undo = host.shownToasts.at(-1)?.action;
    expect(undo?.label).toBe('Undo');
    undo?.onSelect();
    expect(await screen.findByText('Maria Lopez')).toBeTruthy();
  });

  it('say how to begin', async () => {
    mockResponses({ [savedEndpoint]: [], [idsEndpoint]: { ids: [] } });
    open(user(), '/dashboard?tab=saved');
    expect(await screen.findByText('Nobody saved yet')).toBeTruthy();
  });
});
