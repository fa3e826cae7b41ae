// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/fixtures';
import { createBrowserSavedAnswers, savedAnswersKey } from './browser-saved-answers';
import { savedAnswersMax, savedTitleMax, type SavedAnswer } from './saved-answers';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const saved = (id: string, values: Partial<SavedAnswer> = {}): SavedAnswer => ({
  id,
  title: `Question ${id}`,
  question: `Question ${id}`,
  response: answer(),
  savedAt: '2026-11-22T09:00:00.000Z',
  ...values,
});
const fail = (name: string) => (): never => {
  throw new DOMException('Refused', name);
};
const idsOf = (answers: readonly SavedAnswer[]) => answers.map(({ id }) => id);

test('the newest stands first, the same one once, and another tab has them too', async () => {
  const store = createBrowserSavedAnswers();
  for (const id of ['a', 'b', 'a']) expect(await store.add(saved(id))).toBe('done');
  expect(idsOf(store.read())).toEqual(['b', 'a']);
  expect(store.read()).toBe(store.read());
  expect(createBrowserSavedAnswers().read()).toEqual(store.read());
});

test('a removed one comes back to its place; a title is cut to what fits', async () => {
  const store = createBrowserSavedAnswers();
  for (const id of ['a', 'b', 'c']) await store.add(saved(id));
  await store.remove('b');
  await store.add(saved('b'), 1);
  await store.rename('b', 'x'.repeat(savedTitleMax + 1));
  expect(store.read().map(({ id, title }) => [id, title.length])).toEqual([
    ['c', 10],
    ['b', savedTitleMax],
    ['a', 10],
  ]);
});

test('one more than the most is refused', async () => {
  const full = Array.from({ length: savedAnswersMax }, (_, number) => saved(String(number)));
  localStorage.setItem(savedAnswersKey, JSON.stringify(full));
  const store = createBrowserSavedAnswers();
  expect(await store.add(saved('more'))).toBe('full');
  expect(store.read()).toHaveLength(savedAnswersMax);
});

test('a stored value that is no answer is left out when read', () => {
  const noCitations = saved('old', { response: { ...answer(), citations: undefined as never } });
  const noDate = saved('undated', { savedAt: 'some day' });
  localStorage.setItem(savedAnswersKey, JSON.stringify([noCitations, noDate, null, 7, saved('good')]));
  expect(idsOf(createBrowserSavedAnswers().read())).toEqual(['good']);
  localStorage.setItem(savedAnswersKey, '{"broken');
  expect(createBrowserSavedAnswers().read()).toEqual([]);
});

test('a browser with full or disabled storage reports it as unavailable', async () => {
  const store = createBrowserSavedAnswers();
  const storage = { getItem: (): string | null => null, setItem: fail('QuotaExceededError') };
  vi.stubGlobal('localStorage', storage);
  expect(await store.add(saved('a'))).toBe('unavailable');
  expect(store.read()).toEqual([]);
  storage.getItem = fail('SecurityError');
  expect(store.read()).toEqual([]);
});
