/** An event that the product has no use for, and that React passes on like a click. */
export const probe = 'dragend';

/**
 * Tells whether an element reacts: React has taken over what the server rendered, down to this element. React passes no
 * event on before, so a probe reaches `LiveRoot`, or does not.
 */
export function isLive(element: Element): boolean {
  return !element.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true }));
}
