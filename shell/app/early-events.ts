import { earlyEventsGlobal, type EarlyEvents } from '../page-contract/early-events';
import { isLive } from '../page-contract/is-live';

/** Milliseconds between two looks at whether an element is live. */
const lookEvery = 20;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Something a person did with an element that was not live. */
interface EarlyEvent {
  readonly element: HTMLElement;
  /** @param present the element itself, or the one that took its place */
  readonly repeat: (present: HTMLElement) => void;
}

/** Finds what took an element's place: React renders anew what is not as the server wrote it, as a translated page. */
function successorOf(element: HTMLElement): () => HTMLElement | undefined {
  const alike = (within: Element) => [...within.querySelectorAll<HTMLElement>(element.localName)];
  const around: { readonly within: Element; readonly index: number }[] = [];
  for (let within = element.parentElement; within; within = within.parentElement)
    around.push({ within, index: alike(within).indexOf(element) });
  return () => {
    const stays = around.find(({ within }) => within.isConnected);
    return stays && alike(stays.within)[stays.index];
  };
}

/**
 * Takes over what a person did with a page that was rendered on the server before its code was there; call it before
 * hydration. Each thing is done again once its element is live. What is lazy in a page becomes live later than the
 * page, so this goes on.
 * @returns a function that ends it
 */
export function takeEarlyEvents(container: Element): () => void {
  const early = (globalThis as { [earlyEventsGlobal]?: EarlyEvents })[earlyEventsGlobal];
  const fields = [...container.querySelectorAll<Field>('input, textarea, select')];
  const watched = (event: EarlyEvent) => ({ ...event, successor: successorOf(event.element) });
  const waiting = fields.filter(wasChanged).map(takeEntry).map(watched);

  const look = () => {
    for (const event of waiting.splice(0)) {
      const element = event.element.isConnected ? event.element : event.successor();
      if (element && isLive(element)) event.repeat(element);
      else if (element) waiting.push(event);
    }
    if (waiting.length > 0) setTimeout(look, lookEvery);
  };
  const hear = (event: Event) => {
    const done = earlyEvent(event);
    if (!done || !container.contains(done.element) || isLive(done.element)) return;
    if (event.type === 'submit') event.preventDefault();
    waiting.push(watched(done));
    if (waiting.length === 1) setTimeout(look, lookEvery);
  };
  early?.events.forEach(hear);
  early?.stop();
  const types = ['click', 'keydown', 'submit', 'input'];
  for (const type of types) document.addEventListener(type, hear, true);
  look();
  return () => {
    waiting.length = 0;
    for (const type of types) document.removeEventListener(type, hear, true);
  };
}

/** Finds out what an event would have done; null when the browser has done it by itself. */
function earlyEvent(event: Event): EarlyEvent | null {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return null;
  if (event.type === 'click') {
    const button = target.closest('button');
    return button && { element: button, repeat: (present) => present.click() };
  }
  if (event instanceof KeyboardEvent) {
    // Lists, tabs and the like; in text, arrows move the cursor.
    const isHandled = event.key.startsWith('Arrow') && target.hasAttribute('role');
    return isHandled
      ? { element: target, repeat: (present) => present.dispatchEvent(new KeyboardEvent('keydown', event)) }
      : null;
  }
  if (target instanceof HTMLFormElement) {
    if (event.type !== 'submit') return null;
    // With a button, the form is sent by the click on it.
    const isByButton = Boolean((event as SubmitEvent).submitter);
    const again = new Event('submit', { bubbles: true, cancelable: true });
    return { element: target, repeat: (present) => isByButton || present.dispatchEvent(again) };
  }
  return isField(target) ? entryOf(target) : null;
}

/** Lets a page that the browser renders itself begin without a past. */
export function dropEarlyEvents(): void {
  (globalThis as { [earlyEventsGlobal]?: EarlyEvents })[earlyEventsGlobal]?.stop();
}

function isField(element: HTMLElement): element is Field {
  return ['input', 'textarea', 'select'].includes(element.localName);
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some((option) => option.selected !== option.defaultSelected) &&
      field.value !== initialOption(field)
    );
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function initialOption({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Puts a field back to how the server wrote it, so that React sees a change when it is entered again. */
function reset(field: Field): void {
  if (field instanceof HTMLSelectElement) field.value = initialOption(field) ?? '';
  else if (isCheckable(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

/** Notes a field's current value, to enter it again. */
function entryOf(element: Field): EarlyEvent {
  const { value } = element;
  const isChecked = isCheckable(element) && element.checked;
  const repeat = (field: Field) => {
    reset(field);
    if (!isCheckable(field)) enterValue(field, value);
    else if (field.checked !== isChecked) field.click();
  };
  return { element, repeat: (present) => isField(present) && repeat(present) };
}

function takeEntry(field: Field): EarlyEvent {
  const entry = entryOf(field);
  reset(field);
  return entry;
}

/** Puts a value into a field as a person does. */
function enterValue(field: Field, value: string): void {
  // React watches the property of the element itself; the prototype's own setter goes past it, as typing does.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
