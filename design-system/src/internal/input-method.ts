import type { KeyboardEvent } from 'react';

/**
 * Tells whether a key belongs to an input method, as the Enter that takes a suggestion does. Safari ends the
 * composition before it reports that key, which then has the code 229.
 */
export function isOfInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it no other way
  const { isComposing, keyCode }: { readonly isComposing: boolean; readonly keyCode: number } = nativeEvent;
  return isComposing || keyCode === 229;
}

/** Tells whether the user types on a screen, as far as the browser knows. */
export const isTouchKeyboard = (): boolean =>
  typeof globalThis.matchMedia === 'function' && globalThis.matchMedia('(pointer: coarse)').matches;
