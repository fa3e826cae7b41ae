// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { professional, review, user } from '../../testing/people';
import { ReviewsSection } from './reviews-section';

const reviews = 'GET /api/accountants/7/reviews';
const postEndpoint = 'POST /api/accountants/7/reviews';
const allowed = professional({ permissions: { message: true, review: true, alreadyReviewed: false } });

const open = (about = professional(), host = createFakeHost()) => ({
  ...renderInHost(<ReviewsSection professional={about} />, { host, at: '/accountant/7', path: '/accountant/:id' }),
  events: userEvent.setup(),
});

describe('the list', () => {
  it.each([
    ['Pacific/Auckland', 'November 28, 2026'],
    ['America/Juneau', 'November 27, 2026'],
  ])('says in %s when a review was written and edited, both on one clock', async (zone, day) => {
    vi.stubEnv('TZ', zone);
    const at = '2026-11-27T20:00:00.000Z';
    mockResponses({ [reviews]: [review({ createdAt: at, editedAt: at })] });
    open();
    expect(await screen.findByText(day)).toBeTruthy();
    expect(screen.getByText(`Edited ${day}`)).toBeTruthy();
  });

  it('shows reviews, also without their author', async () => {
    mockResponses({
      [reviews]: [review(), review({ id: 2, client: null, comment: 'Fine.', reply: 'Thank you, it was a pleasure.' })],
    });
    open();
    expect(await screen.findByText('Clara Nguyen')).toBeTruthy();
    expect(screen.getByText('Anonymous Client')).toBeTruthy();
    expect(screen.getByText('Reply from').textContent).toBe('Reply from Maria');
  });

  it('shows those beyond the first 200 when asked for, again after a failure', async () => {
    const numbered = Array.from({ length: 201 }, (_, index) => review({ id: index + 1, comment: `Number ${index}.` }));
    mockResponses({ [reviews]: numbered.slice(0, 200), [`${reviews}?offset=200`]: new Refusal(503, 'Busy.') });
    const { events } = open();
    const slow = { timeout: 20_000 };
    await events.click(await screen.findByText('Show More', {}, slow));
    expect(await screen.findByText('More reviews could not be loaded.', {}, slow)).toBeTruthy();
    mockResponses({ [`${reviews}?offset=200`]: numbered.slice(200) });
    await events.click(screen.getByText('Show More'));
    expect(await screen.findByText('Number 200.', {}, slow)).toBeTruthy();
    expect(screen.queryByText('Show More')).toBeNull();
  });

  it('says when there are none', async () => {
    mockResponses({ [reviews]: [] });
    open();
    expect(await screen.findByText('No reviews yet. Be the first to leave a review!')).toBeTruthy();
  });

  it('offers to try again', async () => {
    mockResponses({ [reviews]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') });
    const { events } = open();
    await screen.findByText('The database is not reachable.');
    mockResponses({ [reviews]: [review()] });
    await events.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Careful and quick.')).toBeTruthy();
  });
});

describe('who may write', () => {
  it('sends a visitor to sign in and back', async () => {
    mockResponses({ [reviews]: [] });
    const { events, host, location } = open();
    await events.click(screen.getByRole('button', { name: 'Write a Review' }));
    expect(host.shownToasts[0]).toEqual({
      title: 'Login Required',
      description: 'You need to login or create an account to leave reviews.',
    });
    expect(location()).toBe('/auth?next=%2Faccountant%2F7');
  });

  it('tells a professional that reviews are for clients', async () => {
    mockResponses({ [reviews]: [] });
    const { events, host } = open(professional(), createFakeHost({ user: user({ userType: 'accountant' }) }));
    await events.click(screen.getByRole('button', { name: 'Write a Review' }));
    expect(host.shownToasts[0]).toEqual({
      title: 'Client Access Only',
      description: 'Only clients can leave reviews for accountants.',
    });
  });

  it('offers nothing on one’s own page', () => {
    mockResponses({ [reviews]: [] });
    open(professional(), createFakeHost({ user: user({ id: 7, userType: 'accountant' }) }));
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('the form', () => {
  const openForm = () => open(allowed, createFakeHost({ user: user() }));

  it('says what is missing', async () => {
    mockResponses({ [reviews]: [] });
    const { events } = openForm();
    await events.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(screen.getByText('Please select a rating')).toBeTruthy();
    expect(screen.getByText('Comment must be at least 3 characters')).toBeTruthy();
  });

  it('sends, thanks, reads the reviews again and empties itself', async () => {
    const calls = mockResponses({ [reviews]: [], [postEndpoint]: review() });
    const { events, host } = openForm();
    await screen.findByText(/No reviews yet/);
    await events.click(screen.getByRole('radio', { name: '5 stars, Excellent' }));
    await events.type(screen.getByLabelText('Your review'), '  Careful and quick.  ');
    await events.click(screen.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        { title: 'Review submitted', description: 'Thank you for your feedback!', tone: 'success' },
      ]),
    );
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ rating: 5, comment: 'Careful and quick.' });
    await waitFor(() =>
      expect(calls.filter(({ path, method }) => method === 'GET' && path.endsWith('/reviews'))).toHaveLength(2),
    );
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(''));
  });

  it('shows the server’s sentence and keeps the text', async () => {
    mockResponses({
      [reviews]: [],
      [postEndpoint]: new Refusal(409, 'You have already submitted a review for this accountant.', 'already_reviewed'),
    });
    const { events, host } = openForm();
    await events.click(screen.getByRole('radio', { name: '4 stars, Very Good' }));
    await events.type(screen.getByLabelText('Your review'), 'Careful and quick.');
    await events.click(screen.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        {
          title: 'Error submitting review',
          description: 'You have already submitted a review for this accountant.',
          tone: 'destructive',
        },
      ]),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Careful and quick.');
  });
});
