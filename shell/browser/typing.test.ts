// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { probe } from '../page-contract/is-live';
import { forgetTyping, restoreTyping, storeTyping, watchTyping } from './typing';

watchTyping();

/** A page with a form, to which React listens. */
function openPage(path: string, isListening = true): void {
  history.replaceState(null, '', path);
  document.body.innerHTML =
    '<label for="a:1">Your name</label><input id="a:1" name="name">' +
    '<textarea aria-label="Message"></textarea><textarea aria-label="Message"></textarea>' +
    '<input type="password" name="secret"><input name="code" autocomplete="one-time-code">' +
    '<form><fieldset><legend>Rating</legend><input type="radio" name="_r1_" value="4"><input type="radio" name="_r1_" value="5">' +
    '</fieldset><select name="subject"><option></option><option value="billing">Billing</option></select></form>' +
    '<input type="checkbox" name="takes effect immediately">';
  if (isListening) listen();
}
/** Answers the probes of `isLive`, as `LiveRoot` does. */
function listen(): void {
  for (const field of fields()) field.addEventListener(probe, (event) => event.preventDefault());
}
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
const values = () =>
  fields()
    .map(({ value }) => value)
    .slice(0, 5);
const chosen = () =>
  fields()
    .slice(5)
    .map((field) => (field.localName === 'select' ? field.value : field.checked));
function type(index: number, value: string): void {
  const field = fields()[index];
  if (!field) throw new Error('There is no such field.');
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const stored = (account = '7') => sessionStorage.getItem(`counterpart.typing.${account}`);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('is in the fields of the page that is loaded anew, and nothing secret is stored', () => {
  openPage('/contact');
  ['Ada', 'First', 'Second', 'hunter2', '123456'].forEach((value, index) => type(index, value));
  storeTyping('7');
  expect(stored()).not.toMatch(/hunter2|123456/);
  openPage('/contact');
  const heard = vi.fn();
  document.body.addEventListener('input', heard);
  restoreTyping('7');
  vi.advanceTimersByTime(100);
  expect(values()).toEqual(['Ada', 'First', 'Second', '', '']);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(stored()).toBeNull();
});

it('survives that the page broke before, and waits for fields that come late', () => {
  openPage('/contact');
  type(0, 'Ada');
  document.body.innerHTML = '<h1>Contact is not available right now</h1>';
  storeTyping('7');
  openPage('/contact', false);
  restoreTyping('7');
  vi.advanceTimersByTime(1000);
  expect(values()[0]).toBe('');
  listen();
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('Ada');
});

it('leaves out what was sent or taken away since, and what belongs to another page', () => {
  openPage('/contact');
  type(0, 'Ada');
  type(1, 'Hello');
  const [, message] = fields();
  if (message) message.value = '';
  storeTyping('7');
  expect(JSON.parse(stored() ?? '{}')).toMatchObject({ typed: [{ value: 'Ada' }] });
  openPage('/pricing');
  restoreTyping('7');
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('');
  storeTyping('7');
  openPage('/contact');
  restoreTyping('7');
  vi.advanceTimersByTime(100);
  expect([values()[0], stored()]).toEqual(['Ada', null]);
});

it('stores choices of a form, and none that took effect immediately', () => {
  openPage('/contact');
  const [, second, subject, atOnce] = fields().slice(5);
  second?.click();
  if (subject) subject.value = 'billing';
  subject?.dispatchEvent(new Event('change', { bubbles: true }));
  atOnce?.click();
  storeTyping('7');
  openPage('/contact');
  restoreTyping('7');
  vi.advanceTimersByTime(100);
  expect(chosen()).toEqual([false, true, 'billing', false]);
});

it('stores lists carried by unseen fields, each under the label of its control, and none outside of a form', () => {
  const list = (id: string, label: string) =>
    `<label for="${id}">${label}</label><textarea hidden data-carries="${id}"></textarea><input id="${id}">`;
  const openForm = (path: string, html: string) => {
    openPage(path);
    document.body.innerHTML = html;
    listen();
    return [...document.querySelectorAll('textarea')];
  };
  const enterInto = (field: HTMLTextAreaElement | undefined, value: string) => {
    if (!field) throw new Error('There is no such field.');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const [certifications, filter] = openForm(
    '/listing',
    `<form>${list('a', 'Certifications')}</form>${list('b', 'Filter')}`,
  );
  enterInto(certifications, 'CPA\nEA');
  enterInto(filter, 'payroll');
  storeTyping('7');
  const shown = openForm(
    '/listing',
    `<form>${list('c', 'Languages')}${list('d', 'Certifications')}</form>${list('e', 'Filter')}`,
  );
  restoreTyping('7');
  vi.advanceTimersByTime(100);
  expect(shown.map(({ value }) => value)).toEqual(['', 'CPA\nEA', '']);
});

it('is given back to its account alone; what a visitor typed, to the user who signs in', () => {
  openPage('/contact');
  type(0, 'Ada');
  storeTyping('7');
  openPage('/contact');
  restoreTyping('8');
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('');
  type(1, 'As a visitor');
  storeTyping('visitor');
  openPage('/contact');
  restoreTyping('7');
  vi.advanceTimersByTime(100);
  expect(values().slice(0, 2)).toEqual(['Ada', 'As a visitor']);
  expect([stored('7'), stored('visitor')]).toEqual([null, null]);
});

it('waits in a dialog that is opened later, corrects a page that fills its fields late, and ends with the person’s typing', () => {
  openPage('/profile');
  type(0, 'Ada');
  storeTyping('7');
  document.body.innerHTML = '';
  restoreTyping('7');
  vi.advanceTimersByTime(60_000);
  openPage('/profile');
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('Ada');
  openPage('/profile');
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('Ada');
  vi.advanceTimersByTime(5_000);
  type(0, '');
  vi.advanceTimersByTime(5_000);
  expect(values()[0]).toBe('');
});

it('ends with signing out, and after a day', () => {
  openPage('/contact');
  type(0, 'Ada');
  storeTyping('7');
  forgetTyping('7');
  expect(stored()).toBeNull();
  type(0, 'Ada');
  storeTyping('7');
  vi.advanceTimersByTime(25 * 60 * 60_000);
  openPage('/contact');
  restoreTyping('7');
  vi.advanceTimersByTime(100);
  expect(values()[0]).toBe('');
});
