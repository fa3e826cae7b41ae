// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AskPanel } from '../features/assistant/ask-panel';
import { savedAnswersKey } from '../features/assistant/saved/browser-saved-answers';
import { answer, person } from '../testing/fixtures';

const ids = ['first', 'second', 'third'];
const inBrowser = () =>
  (JSON.parse(localStorage.getItem(savedAnswersKey) ?? '[]') as { id: string }[]).map(({ id }) => id);

beforeEach(() => {
  const items = ids.map((id, day) => ({
    id,
    title: id,
    question: `${id}?`,
    response: answer(),
    savedAt: `2026-11-0${day + 1}T00:00:00.000Z`,
  }));
  localStorage.setItem(savedAnswersKey, JSON.stringify(items.toReversed()));
});
afterEach(() => {
  localStorage.clear();
});

test.each([
  ['refuses', new Refusal(400, 'The answer is not one of ours.', 'bad_request')],
  ['has no room for', new Refusal(409, 'You have saved 100 answers.', 'too_many_saved_answers')],
  ['fails with', new Refusal(503, 'Try again.', 'unavailable')],
])('an item that an account %s stays in the browser, and the others are taken along', async (_name, refusal) => {
  const calls = mockResponses({
    'GET /api/compliance/saved-answers': () => [],
    'PUT /api/compliance/saved-answers/first': () => refusal,
    'PUT /api/compliance/saved-answers/second': () => ({}),
    'PUT /api/compliance/saved-answers/third': () => ({}),
  });
  const host = createFakeHost({ user: person });
  renderInHost(<AskPanel question="" onClear={() => undefined} />, { host });
  await screen.findByText(/^One saved answer couldn’t be moved to your account and stayed in this browser\./);
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1))).toEqual(ids);
  await vi.waitFor(() => expect(inBrowser()).toEqual(['first']));
});

test('nothing is said where the account took everything', async () => {
  mockResponses({
    'GET /api/compliance/saved-answers': () => [],
    ...Object.fromEntries(ids.map((id) => [`PUT /api/compliance/saved-answers/${id}`, () => ({})])),
  });
  const host = createFakeHost({ user: person });
  renderInHost(<AskPanel question="" onClear={() => undefined} />, { host });
  await vi.waitFor(() => expect(inBrowser()).toEqual([]));
  expect(screen.queryByText(/stayed in this browser/)).toBeNull();
});
