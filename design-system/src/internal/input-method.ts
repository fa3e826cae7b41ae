import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, as the Enter that takes a suggestion does. Safari says that the composition
 * has ended before it tells of that key, which then has the code 229.
 */
export function isOfInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  const { isComposing, keyCode }: { readonly isComposing: boolean; readonly keyCode: number } = nativeEvent;
  return isComposing || keyCode === 229;
}

/** Whether people type on a screen, as far as the browser says. */
export const isTouchKeyboard = (): boolean =>
  typeof globalThis.matchMedia === 'function' && globalThis.matchMedia('(pointer: coarse)').matches;
