import { localStore } from '@counterpart/shell/sdk';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

const storageKey = 'admin-shortcuts';

const readChoice = (): boolean => localStore.read(storageKey) !== 'off';

/** Choice of shortcuts in this browser, and its setter. */
export function useShortcutChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(readChoice);
  const choose = useCallback((chosen: boolean) => {
    setOn(chosen);
    localStore.write(storageKey, chosen ? 'on' : 'off');
  }, []);
  return [isOn, choose];
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/**
 * Runs the action of a key, unless the user is typing or holds Ctrl, Alt or Meta.
 * @param actions by key, in lower case
 * @param isQuiet true while every key is left alone
 */
export function useShortcuts(
  isOn: boolean,
  actions: Readonly<Record<string, () => void>>,
  isQuiet: () => boolean,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event.target)) return;
    const act = actions[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    if (!isQuiet()) act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
