import { sessionStore } from '../sdk/browser-storage';
import { enterValue, isLive, type Field } from '../app/early-events';

const storageKey = 'counterpart.typing';
/** Milliseconds in which the fields of a page that was loaded anew have to be there. */
const restoredWithin = 10_000;
const mostFields = 100;

/** What a person typed into a field, found again by what people see of it. */
interface Typed {
  readonly field: string;
  readonly value: string;
}

interface Stored {
  readonly path: string;
  readonly typed: readonly Typed[];
}

let path = '';
const typing = new Map<string, string>();
/** True once something else than text was entered: a choice, a file, a secret, text in an editor. */
let isOtherEntered = false;

/** Notes what is typed on the page that is open, in this tab's memory only. Call it once. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (path !== currentPath()) {
      typing.clear();
      isOtherEntered = false;
    }
    path = currentPath();
    if (!isTextField(target)) {
      isOtherEntered = true;
      return;
    }
    const key = keyOf(target);
    typing.delete(key);
    if (typing.size < mostFields) typing.set(key, target.value);
  });
}

/** True while something that was entered on the page that is open would have to be entered again without it. */
export function hasEntered(): boolean {
  if (path !== currentPath()) return false;
  const present = presentValues();
  return isOtherEntered || [...typing.keys()].some((field) => present.get(field) !== '');
}

/**
 * Stores what was typed on this page until it is loaded anew. What is still on the page is stored as it is there now;
 * of a page that broke, what was noted.
 */
export function storeTyping(): void {
  if (path !== currentPath() || typing.size === 0) return;
  const present = presentValues();
  const typed = [...typing].map(([field, value]) => ({ field, value: present.get(field) ?? value }));
  const stored: Stored = { path, typed: typed.filter(({ value }) => value !== '') };
  sessionStore.write(storageKey, JSON.stringify(stored));
}

/** Puts what was stored into the fields again, each as soon as it is there and React listens to it. */
export function restoreTyping(): void {
  const stored = takeStored();
  if (stored?.path !== currentPath()) return;
  const open = new Map(stored.typed.map(({ field, value }) => [field, value]));
  const restore = () => {
    for (const field of textFields()) {
      const key = keyOf(field);
      const value = open.get(key);
      if (value === undefined || !isLive(field)) continue;
      open.delete(key);
      enterValue(field, value);
    }
    if (open.size === 0) stop();
  };
  const timer = setInterval(restore, 50);
  const stop = () => clearInterval(timer);
  setTimeout(stop, restoredWithin);
}

function takeStored(): Stored | null {
  const text = sessionStore.read(storageKey);
  sessionStore.remove(storageKey);
  try {
    return text === null ? null : (JSON.parse(text) as Stored);
  } catch {
    return null;
  }
}

const currentPath = (): string => location.pathname + location.search;

/** Kinds of inputs that take text; nothing secret is ever stored. */
const textual = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'time', 'month']);
const secret = /one-time-code|cc-|password/;

function isTextField(target: EventTarget | null): target is Exclude<Field, HTMLSelectElement> {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && textual.has(target.type) && !secret.test(target.autocomplete);
}

const presentValues = (): ReadonlyMap<string, string> =>
  new Map(textFields().map((field) => [keyOf(field), field.value]));

function textFields(): Exclude<Field, HTMLSelectElement>[] {
  return [...document.querySelectorAll('input, textarea')].filter(isTextField);
}

/** Ids differ from one page to the next; names and labels do not. The order distinguishes fields that look the same. */
function keyOf(field: Exclude<Field, HTMLSelectElement>): string {
  const look = lookOf(field);
  return `${look} ${textFields()
    .filter((other) => lookOf(other) === look)
    .indexOf(field)}`;
}

function lookOf(field: Exclude<Field, HTMLSelectElement>): string {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return [field.localName, field.name, label, field.placeholder].join('|');
}
