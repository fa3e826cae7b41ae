import { sessionStore } from '../sdk/browser/browser-storage';
import { enterValue, type Field } from '../app/early-events';
import { isLive } from '../page-contract/is-live';

/** Milliseconds after which what was typed is forgotten. */
const storedFor = 24 * 60 * 60_000;
/** Milliseconds between two looks for fields that come late: in a dialog, on another step. */
const lookEvery = 100;
/** Milliseconds in which a page that fills its fields itself, from data that came late, is corrected. */
const correctedFor = 3_000;
const mostFields = 100;

/** Value that a user entered into a field, which is found again by what users see of it. */
interface Typed {
  readonly field: string;
  readonly value: string;
}

interface Stored {
  readonly path: string;
  /** Time on this device's clock. */
  readonly at: number;
  readonly typed: readonly Typed[];
}

let path = '';
const typing = new Map<string, string>();
/** True once something else was entered than what is noted: a file, a secret, text in an editor. */
let isOtherEntered = false;
let stopRestoring: () => void = () => undefined;

/** Notes what is entered on the page that is open, in this tab's memory only. Call it once. */
export function watchTyping(): void {
  for (const kind of ['input', 'change'])
    document.addEventListener(kind, ({ target }) => {
      if (path !== currentPath()) {
        typing.clear();
        isOtherEntered = false;
      }
      path = currentPath();
      if (!isStorable(target)) {
        isOtherEntered = true;
        return;
      }
      const key = keyOf(target);
      typing.delete(key);
      if (typing.size < mostFields) typing.set(key, valueOf(target));
    });
}

/** True while something that was entered on the page that is open would have to be entered again without it. */
export function hasEntered(): boolean {
  if (path !== currentPath()) return false;
  const present = presentValues();
  return isOtherEntered || [...typing.keys()].some((field) => present.get(field) !== '');
}

/**
 * Stores what was entered on this page until its account opens it again in this tab. What is still on the page is
 * stored as it is there now; of a page that broke, what was noted.
 * @param account who is shown as signed in; no other user gets it back. What a visitor typed is the next account's,
 *   since visitors are asked to sign in when they submit
 * @returns false when there was nothing
 */
export function storeTyping(account: string): boolean {
  if (path !== currentPath() || typing.size === 0) return false;
  const present = presentValues();
  const typed = [...typing]
    .map(([field, value]) => ({ field, value: present.get(field) ?? value }))
    .filter(({ value }) => value !== '');
  typing.clear();
  write(account, { path, at: Date.now(), typed });
  return typed.length > 0;
}

/** Forgets what an account typed, as after signing out. */
export function forgetTyping(account: string): void {
  stopRestoring();
  typing.clear();
  write(account, null);
}

/**
 * Puts what an account, or the visitor before, had entered on this page into its fields again, each as soon as it is
 * there and React listens to it. Call it on every page that opens.
 */
export function restoreTyping(account: string): void {
  stopRestoring();
  const openPath = currentPath();
  const found = [account, visitor].map(read).filter((stored) => stored?.path === openPath);
  if (found.length === 0) return;
  const open = new Map(found.flatMap((stored) => stored?.typed ?? []).map(({ field, value }) => [field, value]));
  const at = Date.now();
  const keep = () =>
    write(account, { path: openPath, at, typed: [...open].map(([field, value]) => ({ field, value })) });
  write(visitor, null);
  keep();
  const entered = new Map<string, { readonly value: string; readonly at: number }>();
  const leave = ({ isTrusted, target }: Event) => isTrusted && isStorable(target) && entered.delete(keyOf(target));
  document.addEventListener('input', leave);
  const look = () => {
    if (currentPath() !== openPath) {
      stopRestoring();
      return;
    }
    for (const field of storableFields()) {
      const key = keyOf(field);
      const value = open.get(key) ?? entered.get(key)?.value;
      if (value === undefined || !isLive(field)) continue;
      if (valueOf(field) !== value) enter(field, value);
      if (!open.delete(key)) continue;
      entered.set(key, { value, at: Date.now() });
      keep();
    }
    for (const [key, { at }] of entered) if (Date.now() - at > correctedFor) entered.delete(key);
    if (open.size === 0 && entered.size === 0) stopRestoring();
  };
  const timer = setInterval(look, lookEvery);
  stopRestoring = () => {
    clearInterval(timer);
    document.removeEventListener('input', leave);
  };
}

const visitor = 'visitor';

function read(account: string): Stored | null {
  try {
    const stored = JSON.parse(sessionStore.read(storageKey(account)) ?? 'null') as Stored | null;
    return stored && Date.now() - stored.at < storedFor ? stored : null;
  } catch {
    return null;
  }
}

function write(account: string, stored: Stored | null): void {
  if (stored?.typed.length) sessionStore.write(storageKey(account), JSON.stringify(stored));
  else sessionStore.remove(storageKey(account));
}

const storageKey = (account: string): string => `counterpart.typing.${account}`;

const currentPath = (): string => location.pathname + location.search;

/** Kinds of inputs that take text; nothing secret is ever stored. */
const textual = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'time', 'month']);
const secret = /one-time-code|cc-|password/;

const isText = (field: HTMLInputElement): boolean => textual.has(field.type) && !secret.test(field.autocomplete);

/** A choice outside of a form takes effect immediately: it is made again by the person, or not at all. */
const isChoice = (field: HTMLInputElement): boolean =>
  (field.type === 'radio' || field.type === 'checkbox') && field.form !== null;

/** An unseen field carries what is chosen with a control of several elements (`useCarriedList`). */
function isStorable(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return !target.hidden || target.form !== null;
  if (target instanceof HTMLSelectElement) return target.form !== null && !target.multiple;
  return target instanceof HTMLInputElement && (isText(target) || isChoice(target));
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && isChoice(field);
}

const valueOf = (field: Field): string => (isCheckable(field) ? String(field.checked) : field.value);

function enter(field: Field, value: string): void {
  if (!isCheckable(field)) enterValue(field, value);
  // Of radio buttons, the one that is on takes the others off.
  else if (field.type === 'checkbox' || value === 'true') field.click();
}

const presentValues = (): ReadonlyMap<string, string> =>
  new Map(storableFields().map((field) => [keyOf(field), valueOf(field)]));

function storableFields(): Field[] {
  return [...document.querySelectorAll('input, textarea, select')].filter(isStorable);
}

/** Ids differ from one page to the next; names and labels do not. The order distinguishes fields that look the same. */
function keyOf(field: Field): string {
  const look = lookOf(field);
  return `${look} ${storableFields()
    .filter((other) => lookOf(other) === look)
    .indexOf(field)}`;
}

function lookOf(field: Field): string {
  const carriedFor = field.dataset['carries'];
  const seen = (carriedFor === undefined ? null : (document.getElementById(carriedFor) as Field | null)) ?? field;
  const label = seen.getAttribute('aria-label') ?? seen.labels?.[0]?.textContent ?? '';
  if (isCheckable(field)) {
    // The names of radio buttons differ like ids.
    const group = field.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
    return [field.type, group, label, field.value].join('|');
  }
  const placeholder = field instanceof HTMLSelectElement ? '' : field.placeholder;
  return [field.localName, field.name, label, placeholder].join('|');
}
