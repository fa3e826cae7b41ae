// @vitest-environment happy-dom
import type { Review } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { review, user } from '../../testing/people';
import { ReviewActions } from './review-actions';

const maria = { id: 7, firstName: 'Maria' };
const may = (changes: Partial<Review['permissions']>) => ({ edit: false, reply: false, report: false, ...changes });
const open = (permissions: Review['permissions'], changes: Partial<Review> = {}) => ({
  ...renderInHost(<ReviewActions review={review(changes)} permissions={permissions} professional={maria} />, {
    host: createFakeHost({ user: user() }),
  }),
  events: userEvent.setup(),
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

// The dialogs are loaded once, outside the time of the first test.
beforeAll(() => import('./review-dialog').then(() => undefined), 30_000);

it('offers no actions without permissions', () => {
  open(may({}));
  expect(screen.queryByRole('button')).toBeNull();
});

describe('editing', () => {
  it('opens with what was written, checks it, and sends the change', async () => {
    const calls = mockResponses({ 'PUT /api/reviews/1': review() });
    const { host } = open(may({ edit: true }));
    await press('Edit');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your review')).value).toBe('Careful and quick.');
    fill('Your review', 'ok');
    await press('Save Review');
    expect(screen.getByText('Comment must be at least 3 characters')).toBeTruthy();
    fill('Your review', ' Careful, but slow. ');
    await userEvent.click(screen.getByRole('radio', { name: '3 stars, Good' }));
    await press('Save Review');
    await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Review updated', tone: 'success' }]));
    expect(calls[0]?.body).toEqual({ rating: 3, comment: 'Careful, but slow.' });
    await waitFor(() => expect(screen.queryByLabelText('Your review')).toBeNull());
    expect(host.drafts.isAnyOpen()).toBe(false);
  });

  it('keeps what was typed when the server refuses', async () => {
    mockResponses({ 'PUT /api/reviews/1': new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
    const { host } = open(may({ edit: true }));
    await press('Edit');
    await screen.findByLabelText('Your review');
    fill('Your review', 'Careful, but slow.');
    await press('Save Review');
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        { title: 'Error updating review', description: 'The database is not reachable.', tone: 'destructive' },
      ]),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Careful, but slow.');
  });
});

it('asks before it deletes', async () => {
  const calls = mockResponses({ 'DELETE /api/reviews/1': undefined });
  const { host } = open(may({ edit: true }));
  await press('Delete');
  expect(await screen.findByText('Delete your review?')).toBeTruthy();
  expect(calls).toEqual([]);
  await press('Delete Review');
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Review deleted', tone: 'success' }]));
});

describe('replying', () => {
  it('publishes a response', async () => {
    const calls = mockResponses({ 'PUT /api/reviews/1/reply': review() });
    const { host } = open(may({ reply: true }));
    await press('Reply');
    await screen.findByLabelText('Your reply');
    await press('Publish Reply');
    expect(screen.getByText('Reply must be at least 3 characters')).toBeTruthy();
    fill('Your reply', 'Thank you, Clara.');
    await press('Publish Reply');
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Reply published'));
    expect(calls[0]?.body).toEqual({ reply: 'Thank you, Clara.' });
    expect(host.drafts.isAnyOpen()).toBe(false);
  });

  it('changes or removes the one there is', async () => {
    mockResponses({ 'DELETE /api/reviews/1/reply': undefined });
    const { host } = open(may({ reply: true }), { reply: 'Thank you.' });
    await press('Edit Reply');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your reply')).value).toBe('Thank you.');
    fill('Your reply', 'Thanks.');
    await press('Remove Reply');
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Reply removed'));
    expect(host.drafts.hold()).toBe(false);
  });
});

it('sends a report with a reason, and words when no reason fits', async () => {
  const calls = mockResponses({ 'POST /api/reviews/1/reports': undefined });
  const { host } = open(may({ report: true }));
  await press('Report');
  await screen.findByText('Report this review');
  await press('Send Report');
  expect(screen.getByText('Please select a reason')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  await press('Send Report');
  expect(screen.getByText('Please describe what is wrong')).toBeTruthy();
  fill('Details', 'It is about another firm.');
  await press('Send Report');
  await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Thank you. Our moderators will look at it.'));
  expect(calls[0]?.body).toEqual({ reason: 'other', details: 'It is about another firm.' });
});
