/** An event that the product has no use for, and that React passes on like a click. */
export const probe = 'dragend';

/**
 * Returns true when an element reacts: React has taken over what the server rendered, down to this element. Until then
 * React passes no event on, and the probe does not reach `LiveRoot`.
 */
export function isLive(element: Element): boolean {
  return !element.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true }));
}
