import { earlyEventsGlobal, type EarlyEvents } from '../page-contract/early-events';

/** Milliseconds between two looks at whether elements are live. */
const pollEvery = 20;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person had put into a field before the page was live. */
interface Entry {
  readonly field: Field;
  readonly value: string;
  readonly isChecked: boolean;
}

let repeat: (() => void) | null = null;

/**
 * Takes over what a person did with a page that was rendered on the server before its code was there; call it before
 * hydration.
 */
export function takeEarlyEvents(container: Element): void {
  const early = (globalThis as { [earlyEventsGlobal]?: EarlyEvents })[earlyEventsGlobal];
  const entries = [...container.querySelectorAll<Field>('input, textarea, select')].filter(wasChanged).map(takeEntry);
  repeat = () => {
    const pressed = early?.pressed ?? [];
    whenLive([...entries.map(({ field }) => field), ...pressed], () => {
      early?.stop();
      entries.forEach(enterAgain);
      for (const button of pressed) if (button.isConnected) button.click();
    });
  };
}

/** Does it again, once; call it in an effect of the page. */
export function repeatEarlyEvents(): void {
  const once = repeat;
  repeat = null;
  once?.();
}

/** True once React listens to an element. */
export function isLive(element: Element): boolean {
  const isReacts = (candidate: Element) => Object.keys(candidate).some((key) => key.startsWith('__reactProps$'));
  return [element, ...element.children].some(isReacts);
}

/** What is lazy in a page becomes live later: an element that React has not reached yet would not notice. */
function whenLive(elements: readonly Element[], then: () => void): void {
  if (elements.every((element) => !element.isConnected || isLive(element))) then();
  else setTimeout(() => whenLive(elements, then), pollEvery);
}

/** Lets a page that the browser renders itself begin without a past. */
export function dropEarlyEvents(): void {
  (globalThis as { [earlyEventsGlobal]?: EarlyEvents })[earlyEventsGlobal]?.stop();
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

/**
 * Remembers the entry and puts the field back to how the server wrote it, so that React sees the change when it comes
 * again.
 */
function takeEntry(field: Field): Entry {
  const entry = { field, value: field.value, isChecked: isCheckable(field) && field.checked };
  if (field instanceof HTMLSelectElement) field.value = initialOption(field) ?? '';
  else if (isCheckable(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
  return entry;
}

function enterAgain({ field, value, isChecked }: Entry): void {
  if (!field.isConnected) return;
  if (isCheckable(field)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  enterValue(field, value);
}

/** Puts a value into a field as a person does. */
export function enterValue(field: Field, value: string): void {
  // React watches the property of the element itself; the prototype's own setter goes past it, as typing does.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
