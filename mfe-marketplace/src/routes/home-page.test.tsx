// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { HomePage } from './home-page';

beforeEach(() => {
  localStorage.clear();
  mockResponses({});
});

/** Opens the quiz from its promotion. */
async function openQuiz() {
  const events = userEvent.setup();
  await events.click(screen.getByRole('button', { name: 'Take the Quiz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Find Your Match' });
  return { events, dialog };
}

it('opens the quiz; the backdrop closes and resets it, and it can be continued', async () => {
  renderInHost(<HomePage />);
  const { events, dialog } = await openQuiz();
  await events.click(within(dialog).getByRole('button', { name: 'Start the Quiz' }));
  await events.click(within(dialog).getByRole('radio', { name: 'Partnership' }));
  await events.pointer({ target: dialog, keys: '[MouseLeft]' });
  expect(screen.queryByText('Step 1 of 9')).toBeNull();
  const again = await openQuiz();
  expect(within(again.dialog).queryByText('Step 1 of 9')).toBeNull();
  await again.events.click(await within(again.dialog).findByRole('button', { name: 'Continue Where You Left Off' }));
  expect(within(again.dialog).getByRole<HTMLInputElement>('radio', { name: 'Partnership' }).checked).toBe(true);
});

it('starts over with empty answers when asked to', async () => {
  localStorage.setItem(
    'counterpart.quiz',
    JSON.stringify({ step: 0, answers: { 'What type of business entity are you?': 'Partnership' }, ownerId: null }),
  );
  renderInHost(<HomePage />);
  const { events, dialog } = await openQuiz();
  await events.click(await within(dialog).findByRole('button', { name: 'Start Over' }));
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Partnership' }).checked).toBe(false);
});

it('hands a typed question, or a suggested one, to the Compliance Center; the sample’s input stays disabled', async () => {
  const { location } = renderInHost(<HomePage />);
  const [first] = within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe(`/compliance?question=${encodeURIComponent(first?.textContent ?? '')}`);
  const sample = within(screen.getByRole('region', { name: 'Sample conversation with the compliance assistant' }));
  expect(sample.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
  const events = userEvent.setup();
  await events.type(screen.getByLabelText('Your tax or compliance question'), 'When is the FBAR due?{Enter}');
  expect(location()).toBe('/compliance?question=When%20is%20the%20FBAR%20due%3F');
});

it('quotes real clients first, and labels what is made up only where it is shown', async () => {
  const review = (id: number) => ({
    id,
    rating: 5,
    comment: `Our books close on the third of the month now (${id}).`,
    author: `Tamika ${id}.`,
    professionalName: 'Maria Lopez',
  });
  mockResponses({ 'GET /api/home/reviews': [1, 2, 3].map(review) });
  const { unmount } = renderInHost(<HomePage />);
  const section = () => within(screen.getByRole('region', { name: 'What clients say' }));
  expect(await section().findByText('“Our books close on the third of the month now (1).”')).toBeTruthy();
  expect(section().queryByText('Examples')).toBeNull();
  unmount();
  mockResponses({ 'GET /api/home/reviews': [review(1)] });
  renderInHost(<HomePage />);
  expect(await section().findByText('“Our books close on the third of the month now (1).”')).toBeTruthy();
  expect(section().getAllByRole('listitem')).toHaveLength(3);
  expect(section().getByText('Examples')).toBeTruthy();
});

it('shows no made-up review in place of real ones that could not be read', async () => {
  mockResponses({ 'GET /api/home/reviews': new Refusal(503, 'Down for a moment.') });
  renderInHost(<HomePage />);
  const section = within(screen.getByRole('region', { name: 'What clients say' }));
  expect(await section.findByText('We couldn’t load reviews right now.')).toBeTruthy();
  expect(section.queryByText('Examples')).toBeNull();
  expect(section.queryByRole('listitem')).toBeNull();
});
