// @vitest-environment happy-dom
import type { SavedCalendar } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calendar, person } from '../../testing/fixtures';
import { ComplianceCalendar } from './compliance-calendar';

const answers: NonNullable<SavedCalendar['answers']> = {
  ...{ entity: 'nonprofit', states: ['TX', 'NY'], employees: 20, industry: '', online: false, foreign: [] },
};
const nothing: SavedCalendar = { answers: null, marks: [], feedCreatedAt: null };
const savedPath = '/api/compliance/calendar/saved';
const calendarPath = 'GET /api/compliance/calendar?employees=20&entity=nonprofit&states=TX%2CNY';
const query = '?entity=nonprofit&states=TX,NY&employees=20';

const open = (at: string, host = createFakeHost({ user: person })) => {
  renderInHost(<ComplianceCalendar ask={() => null} />, {
    at: `/compliance/calendar${at}`,
    path: '/compliance/calendar',
    host,
  });
  return host;
};

test('a visitor is led to log in, and back to the same answers', async () => {
  mockResponses({ [calendarPath]: calendar });
  open(query, createFakeHost());
  const link = await screen.findByRole('link', { name: 'Log In to Save' });
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('next')).toBe(
    `/compliance/calendar${query}`,
  );
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('saves the answers on the page, and marks a date with undo', async () => {
  let saved = nothing;
  const mark = { dateId: 1, setOn: '2027-01-31', mark: 'done' as const, until: null };
  const calls = mockResponses({
    [calendarPath]: calendar,
    [`GET ${savedPath}`]: () => saved,
    [`PUT ${savedPath}`]: () => (saved = { ...nothing, answers }),
    'PUT /api/compliance/calendar/marks/1-2027-01-31': (body: unknown) => {
      saved = { ...saved, marks: (body as { mark: string }).mark === 'done' ? [mark] : [] };
      return undefined;
    },
  });
  const host = open(query);
  await userEvent.click(await screen.findByRole('button', { name: 'Save and Remind Me' }));
  expect(await screen.findByText(/^Your calendar is saved/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ answers });
  expect(host.shownToasts).toEqual([{ title: 'Calendar saved', tone: 'success' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark File Form 941, Feb 1, 2027' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as Done' }));
  const undo = await screen.findByRole('button', { name: 'Undo: File Form 941, Feb 1, 2027' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(await screen.findByRole('button', { name: 'Mark File Form 941, Feb 1, 2027' })).toBeTruthy();
});

test('shows what is saved where the URL says nothing, and offers to save answers that differ', async () => {
  mockResponses({
    [calendarPath]: calendar,
    [`GET ${savedPath}`]: { ...nothing, answers },
    'GET /api/compliance/calendar?employees=20&entity=nonprofit&online=true&states=TX%2CNY': calendar,
    [`PUT ${savedPath}`]: new Refusal(503, 'The database does not answer.'),
  });
  const host = open('');
  await screen.findByText('File Form 941');
  await userEvent.click(within(screen.getByRole('group', { name: 'Do you sell online?' })).getByLabelText('Yes'));
  await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(host.shownToasts).toMatchObject([
      { title: 'Your calendar couldn’t be saved', description: 'The database does not answer.' },
    ]),
  );
});

test('shows the URL of a feed once, and revokes it', async () => {
  let saved: SavedCalendar = { ...nothing, answers };
  const feed = '/api/compliance/calendar/feed';
  mockResponses({
    [calendarPath]: calendar,
    [`GET ${savedPath}`]: () => saved,
    [`POST ${feed}`]: () => {
      saved = { ...saved, feedCreatedAt: '2026-12-01T18:00:00.000Z' };
      return { url: 'https://counterpart.test/api/compliance/calendar/feed/secret', createdAt: saved.feedCreatedAt };
    },
    [`DELETE ${feed}`]: () => {
      saved = { ...saved, feedCreatedAt: null };
      return undefined;
    },
  });
  open(query);
  await userEvent.click(await screen.findByRole('button', { name: 'Create Feed URL' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Feed URL')).value).toMatch(/feed\/secret$/);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke URL' }));
  await waitFor(() => expect(screen.queryByLabelText('Feed URL')).toBeNull());
  expect(screen.getByRole('button', { name: 'Create Feed URL' })).toBeTruthy();
});
