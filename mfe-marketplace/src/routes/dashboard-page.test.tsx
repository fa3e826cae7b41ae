// @vitest-environment happy-dom
import type { Dashboard, OwnReview, User } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { billing } from '../testing/billing';
import { professional, review, user } from '../testing/people';
import { quizId, quizResult } from '../testing/quiz';
import { DashboardPage } from './dashboard-page';

const figuresEndpoint = 'GET /api/dashboard';
const writtenEndpoint = 'GET /api/reviews/mine';
const billingEndpoint = 'GET /api/billing';
const recordEndpoint = 'GET /api/accountants/3';

const figures = (changes: Partial<Dashboard> = {}): Dashboard => ({
  conversations: 0,
  unreadConversations: 0,
  reviews: 0,
  saved: 0,
  avgRating: null,
  lastQuizId: null,
  connections: null,
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
  it('nothing leads to them, and their tab shows a notice without asking for any', async () => {
    mockResponses({ [figuresEndpoint]: figures() });
    renderInHost(<DashboardPage />, {
      ...{ at: '/dashboard?tab=messages', path: '/dashboard' },
      host: createFakeHost({ user: user(), switchedOff: ['messaging'] }),
    });
    expect(await screen.findByText('Messages are switched off for now')).toBeTruthy();
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
      'Meetings',
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
    mockResponses({
      [figuresEndpoint]: figures({ reviews: 12, avgRating: 4.76 }),
      [recordEndpoint]: record,
      [billingEndpoint]: billing(),
    });
    open(accountant);
    expect(screen.getByText('Financial Professional')).toBeTruthy();
    expect(screen.getByText('Austin, TX')).toBeTruthy();
    expect(screen.queryByText('My Reviews')).toBeNull();
    await waitFor(() => expect(card('Rating')).toContain('4.8'));
    expect(card('Reviews')).toBe('Reviews12');
    expect(screen.queryByText('Clients cannot find you yet')).toBeNull();
  });

  it('tells a professional without a profile that they cannot be found', async () => {
    mockResponses({
      [figuresEndpoint]: figures(),
      [recordEndpoint]: { ...record, profile: null, listing: null },
      [billingEndpoint]: billing(),
    });
    const { events, location } = open(accountant);
    await screen.findByText('Clients cannot find you yet');
    await waitFor(() => expect(card('Rating')).toContain('New'));
    await events.click(screen.getByRole('link', { name: 'Create your listing' }));
    expect(location()).toBe('/create-listing');
  });

  it('meters the new connections of a professional, and says what waits', async () => {
    const connections = {
      plan: 'starter',
      limit: 2,
      used: 2,
      waiting: 1,
      resetsAt: '2026-12-01T12:00:00.000Z',
    } as const;
    mockResponses({
      [figuresEndpoint]: figures({ connections }),
      [recordEndpoint]: record,
      [billingEndpoint]: billing(),
    });
    open(accountant);
    const meter = await screen.findByRole('meter', { name: 'New connections' });
    expect(meter.getAttribute('aria-valuetext')).toBe('2 of 2');
    expect(screen.getByText('2 of 2 used on Starter. Resets on December 1, 2026.')).toBeTruthy();
    expect(screen.getByText(/^1 request is waiting/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByText(/^Your payment of/)).toBeNull();
  });

  it('tells a professional that a payment failed', async () => {
    const due = billing({ status: 'past_due', openInvoice: { number: 12, totalCents: 2900 } });
    mockResponses({ [figuresEndpoint]: figures(), [recordEndpoint]: record, [billingEndpoint]: due });
    open(accountant);
    expect(await screen.findByText('Your payment of $29.00 failed')).toBeTruthy();
  });

  it('offers to try again', async () => {
    mockResponses({ [figuresEndpoint]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
    const { events } = open();
    await screen.findByText('The database is not reachable.');
    mockResponses({ [figuresEndpoint]: figures({ reviews: 7 }) });
    await events.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(card('Reviews Written')).toBe('Reviews Written7'));
  });
});

describe('the tabs', () => {
  it('are switched in the URL, with the focus on what opened', async () => {
    mockResponses({ [figuresEndpoint]: figures(), [writtenEndpoint]: [] });
    const { events, location } = open();
    const navigation = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    await events.click(navigation.getByRole('link', { name: 'My Reviews' }));
    expect(location()).toBe('/dashboard?tab=reviews');
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.getByText('0 reviews')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Reviews' }));
  });

  it('keep a client out of what only professionals have', async () => {
    mockResponses({ [figuresEndpoint]: figures() });
    open(user(), '/dashboard?tab=profile');
    expect(screen.getByRole('region', { name: 'Overview' })).toBeTruthy();
    expect(screen.queryByText('Manage Profile')).toBeNull();
  });
});

describe('what messaging shows', () => {
  const openWith = (at: string) =>
    renderInHost(<DashboardPage />, {
      ...{ at, path: '/dashboard' },
      host: createFakeHost({
        user: user(),
        slots: { 'dashboard.messages': ({ view }) => <p>{`Messages: ${view}`}</p> },
      }),
    });

  it('stands on the overview and in its tab', async () => {
    mockResponses({ [figuresEndpoint]: figures() });
    const { unmount } = openWith('/dashboard');
    expect(await screen.findByText('Messages: overview')).toBeTruthy();
    unmount();
    openWith('/dashboard?tab=messages');
    expect(screen.getByText('Messages: all')).toBeTruthy();
  });

  it('is missed in its tab only, when messaging is down', async () => {
    mockResponses({ [figuresEndpoint]: figures({ conversations: 2 }) });
    const { unmount } = open();
    expect(await within(screen.getByRole('region', { name: 'Overview' })).findByText('2')).toBeTruthy();
    expect(screen.queryByText(/right now/)).toBeNull();
    unmount();
    open(user(), '/dashboard?tab=messages');
    expect(screen.getByText('Messages can’t be shown right now')).toBeTruthy();
  });
});

describe('what to do next', () => {
  const quizEndpoint = `GET /api/quiz/${quizId}`;

  it('shows a client the matches of the last quiz and who was saved', async () => {
    mockResponses({
      [figuresEndpoint]: figures({ saved: 1, lastQuizId: quizId }),
      [quizEndpoint]: quizResult(),
      'GET /api/saved': [professional({ id: 8, firstName: 'Nora' }), professional({ id: 9, firstName: 'Ada' })],
    });
    open();
    const matches = await screen.findByRole('list', { name: 'Your matches' });
    expect(within(matches).getAllByRole('listitem')).toHaveLength(3);
    expect(within(matches).getAllByText('Offers Bookkeeping · From $900 / month, above your budget')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'See why they fit' }).getAttribute('href')).toBe(`/quiz?request=${quizId}`);
    const saved = await screen.findByRole('list', { name: 'Saved people' });
    expect(within(saved).getByRole('link', { name: 'Nora Lopez' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toBe('/compare?ids=8,9');
    expect(screen.queryByText('Not sure who you need?')).toBeNull();
  });

  it('offers the quiz to a client who has not taken it', async () => {
    mockResponses({ [figuresEndpoint]: figures(), 'GET /api/saved': [] });
    open();
    expect((await screen.findByRole('link', { name: 'Take the Quiz' })).getAttribute('href')).toBe('/quiz');
    expect(screen.queryByText('Saved people')).toBeNull();
  });

  it('tells a professional what the profile lacks, until nothing is missing', async () => {
    mockResponses({ [figuresEndpoint]: figures(), [recordEndpoint]: { ...record, state: null } });
    const { events, location } = open(accountant);
    const heading = await screen.findByRole('heading', { name: 'Finish your profile' });
    expect(heading).toBeTruthy();
    await events.click(screen.getByRole('link', { name: 'Next: add your state' }));
    expect(location()).toBe('/dashboard?tab=profile');
  });

  it('repeats nothing of the menu', async () => {
    mockResponses({ [figuresEndpoint]: figures(), [recordEndpoint]: record, [billingEndpoint]: billing() });
    open(accountant);
    await waitFor(() => expect(card('Rating')).toContain('New'));
    const panel = within(screen.getByRole('region', { name: 'Overview' }));
    for (const name of ['Manage Profile', 'View Messages', 'View Reviews', 'Account Settings'])
      expect(panel.queryByRole('link', { name })).toBeNull();
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
    expect(screen.getByText('Reply from').textContent).toBe('Reply from Maria');
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
    expect(await screen.findByText('No one saved yet')).toBeTruthy();
  });
});
