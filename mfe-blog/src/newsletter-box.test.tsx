// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NewsletterBox } from './newsletter-box';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const subscribe = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

test('asks for the newsletter once, and says what comes next where the form was', async () => {
  const calls = mockResponses({ 'POST /api/newsletter': null });
  renderInHost(<NewsletterBox />);
  await userEvent.type(email(), ' jo@example.com ');
  await subscribe();
  const next = await screen.findByText('One more step: check your inbox');
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'jo@example.com', website: '' }]);
  expect(screen.getByText(/We sent a link to jo@example\.com/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  expect(document.activeElement?.contains(next), 'the button that was pressed is gone').toBe(true);
});

test.each(['', 'jo', 'jo@example'])('"%s" is no email: nothing is sent', async (typed) => {
  const calls = mockResponses({});
  renderInHost(<NewsletterBox />);
  if (typed) await userEvent.type(email(), typed);
  await subscribe();
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('a refusal is shown in the words of the API, and what was typed stays', async () => {
  mockResponses({ 'POST /api/newsletter': () => new Refusal(429, 'Too many requests. Please try again later.') });
  renderInHost(<NewsletterBox />);
  await userEvent.type(email(), 'jo@example.com');
  await subscribe();
  expect(await screen.findByText('You’re not subscribed yet')).toBeTruthy();
  expect(screen.getByText('Too many requests. Please try again later.')).toBeTruthy();
  expect(email().value).toBe('jo@example.com');
});

test('sends what a program put into the hidden field', async () => {
  const calls = mockResponses({ 'POST /api/newsletter': null });
  const { container } = renderInHost(<NewsletterBox />);
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect([trap.tabIndex, trap.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true]);
  await userEvent.type(email(), 'jo@example.com');
  await userEvent.type(trap, 'x');
  await subscribe();
  await waitFor(() => expect(calls[0]?.body).toEqual({ email: 'jo@example.com', website: 'x' }));
});
