// @vitest-environment happy-dom
import type { AssistantFeedback } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import { FeedbackPage } from './feedback-page';

const feedback = (id: number, question: string, changes: Partial<AssistantFeedback> = {}): AssistantFeedback => ({
  id,
  helpful: false,
  reason: 'incomplete',
  details: 'The date is missing.',
  question,
  answer: 'File it in January.',
  answeredBy: 'guides',
  guides: ['form-1099', 'payroll'],
  createdAt: '2026-03-04T10:00:00.000Z',
  resolvedAt: null,
  resolution: null,
  ...changes,
});
const list = (query: string) => `GET /api/admin/assistant-feedback?${query}`;
const page = (...items: AssistantFeedback[]) => ({ items, total: items.length });
const first = feedback(7, 'When is Form 1099 due?');
const guides = { 'GET /api/admin/guides': [{ id: 1, slug: 'form-1099', title: 'Form 1099' }] };
const open = (answers: Record<string, unknown>, at = '/admin/feedback') => {
  const calls = mockResponses({ ...guides, ...answers });
  return { ...renderInHost(<FeedbackPage />, { at, host: createFakeHost({ user: admin }) }), calls };
};

test('shows what waits: the question, why the answer did not help, the guides that it cites', async () => {
  open({
    [list('resolved=false')]: page(first, feedback(8, 'Another one?', { helpful: true, reason: null, details: '' })),
  });
  const item = within(await screen.findByRole('article', { name: 'When is Form 1099 due?' }));
  expect(item.getByText('Not helpful')).toBeTruthy();
  expect(item.getByText('Incomplete')).toBeTruthy();
  expect(item.getByText('The date is missing.')).toBeTruthy();
  expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/compliance/form-1099',
    '/compliance/payroll',
  ]);
  await userEvent.click(item.getByRole('button', { name: 'The answer' }));
  expect(item.getByText('File it in January.')).toBeTruthy();
  expect(screen.getByText('2 answers')).toBeTruthy();
});

test('filters stand in the URL and are asked of the server', async () => {
  const { location } = open({
    [list('resolved=false')]: page(first),
    [list('helpful=false&resolved=false')]: page(first),
    [list('guide=form-1099&helpful=false&resolved=false')]: page(first),
    [list('from=2026-03-01&guide=form-1099&helpful=false&resolved=false')]: page(),
    [list('resolved=true')]: page(),
  });
  await screen.findByRole('article');
  await userEvent.selectOptions(screen.getByLabelText('Opinion'), 'Not helpful');
  await screen.findByRole('option', { name: 'Form 1099' });
  await userEvent.selectOptions(screen.getByLabelText('Guide'), 'Form 1099');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  expect(await screen.findByText('No feedback found')).toBeTruthy();
  expect(location()).toBe('/admin/feedback?helpful=false&guide=form-1099&from=2026-03-01');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
  await waitFor(() => expect(location()).toBe('/admin/feedback'));
  await userEvent.click(screen.getByRole('radio', { name: 'Resolved' }));
  await waitFor(() => expect(location()).toBe('/admin/feedback?state=resolved'));
  expect(await screen.findByText('No feedback here')).toBeTruthy();
});

test('is resolved with what came of it, and leaves the list', async () => {
  let isResolved = false;
  const { calls, host } = open({
    [list('resolved=false')]: () => (isResolved ? page() : page(first)),
    'PUT /api/admin/assistant-feedback/7/resolution': () => {
      isResolved = true;
      return { ...first, resolvedAt: first.createdAt, resolution: 'The guide says so now.' };
    },
  });
  await userEvent.type(await screen.findByLabelText(/Resolution/), 'The guide says so now.');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('No feedback here')).toBeTruthy();
  expect(host.shownToasts.at(-1)?.title).toBe('Feedback resolved');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    resolved: true,
    note: 'The guide says so now.',
  });
});

test('keeps the note when it is refused, and opens again what was resolved', async () => {
  const done = feedback(9, 'An old one?', { resolvedAt: '2026-03-05T10:00:00.000Z', resolution: 'Guide corrected.' });
  const { calls, host } = open(
    {
      [list('')]: page(first, done),
      'GET /api/admin/assistant-feedback': page(first, done),
      'PUT /api/admin/assistant-feedback/7/resolution': new Refusal(
        404,
        'This feedback does not exist.',
        'feedback_not_found',
      ),
      'PUT /api/admin/assistant-feedback/9/resolution': { ...done, resolvedAt: null, resolution: null },
    },
    '/admin/feedback?state=all',
  );
  await userEvent.type(await screen.findByLabelText(/Resolution/), 'Mended');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(host.shownToasts.at(-1)?.description).toBe('This feedback does not exist.'));
  expect(screen.getByLabelText<HTMLInputElement>(/Resolution/).value).toBe('Mended');
  const old = within(screen.getByRole('article', { name: 'An old one?' }));
  expect(old.getByText(/Guide corrected\./)).toBeTruthy();
  await userEvent.click(old.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(calls.at(-2)?.body ?? calls.at(-1)?.body).toEqual({ resolved: false, note: '' }));
});

test('a failure to load can be retried', async () => {
  let reads = 0;
  open({ [list('resolved=false')]: () => (reads++ === 0 ? new Refusal(500, 'Something went wrong.') : page(first)) });
  expect(await screen.findByText('We could not load the feedback')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test.each([
  ['Pacific/Auckland', 'Mar 4, 2026, 11:00:00 PM'],
  ['America/Juneau', 'Mar 4, 2026, 1:00:00 AM'],
])('in %s the days that are asked for are those of the answers shown', async (zone, moment) => {
  vi.stubEnv('TZ', zone);
  const asked = `from=2026-03-04&resolved=false&timeZone=${encodeURIComponent(zone)}&to=2026-03-04`;
  open({ [list(asked)]: page(first) }, '/admin/feedback?from=2026-03-04&to=2026-03-04');
  expect(await screen.findByText(moment)).toBeTruthy();
});
