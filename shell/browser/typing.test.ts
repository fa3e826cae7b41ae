// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreTyping, storeTyping, watchTyping } from './typing';

watchTyping();

/** A page with a form, to which React listens. */
function openPage(path: string, isListening = true): void {
  history.replaceState(null, '', path);
  document.body.innerHTML =
    '<label for="a:1">Your name</label><input id="a:1" name="name">' +
    '<textarea aria-label="Message"></textarea><textarea aria-label="Message"></textarea>' +
    '<input type="password" name="secret"><input name="code" autocomplete="one-time-code">';
  for (const field of fields()) if (isListening) Object.assign(field, { __reactProps$1: {} });
}
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
const values = () => fields().map(({ value }) => value);
function type(index: number, value: string): void {
  const field = fields()[index];
  if (!field) throw new Error('There is no such field.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const stored = () => sessionStorage.getItem('counterpart.typing');

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('is in the fields of the page that is loaded anew, and nothing secret is stored', () => {
  openPage('/contact');
  ['Ada', 'First', 'Second', 'hunter2', '123456'].forEach((value, index) => type(index, value));
  storeTyping();
  expect(stored()).not.toMatch(/hunter2|123456/);
  openPage('/contact');
  const heard = vi.fn();
  document.body.addEventListener('input', heard);
  restoreTyping();
  vi.advanceTimersByTime(100);
  expect(values()).toEqual(['Ada', 'First', 'Second', '', '']);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(stored()).toBeNull();
});

it('survives that the page broke before, and waits for fields that come late', () => {
  openPage('/contact');
  type(0, 'Ada');
  document.body.innerHTML = '<h1>Contact is not available right now</h1>';
  storeTyping();
  openPage('/contact', false);
  restoreTyping();
  vi.advanceTimersByTime(1000);
  expect(values()[0]).toBe('');
  for (const field of fields()) Object.assign(field, { __reactProps$1: {} });
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('Ada');
});

it('leaves out what was sent or taken away since, and what belongs to another page', () => {
  openPage('/contact');
  type(0, 'Ada');
  type(1, 'Hello');
  const [, message] = fields();
  if (message) message.value = '';
  storeTyping();
  expect(JSON.parse(stored() ?? '{}')).toMatchObject({ typed: [{ value: 'Ada' }] });
  openPage('/pricing');
  restoreTyping();
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('');
  storeTyping();
  expect(stored()).toBeNull();
});
