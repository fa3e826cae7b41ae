import { compareLimits, fullName, type Professional } from '@counterpart/api/contract';
import { localStore, useToast } from '@counterpart/shell/sdk';
import { useSyncExternalStore } from 'react';

/** A professional chosen for the comparison. */
export interface Compared {
  readonly id: number;
  readonly name: string;
}

const storageKey = 'counterpart.compare';
const noPeople: readonly Compared[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly people: readonly Compared[] } = { text: null, people: noPeople };

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'name' in value &&
  typeof value.name === 'string';

function parse(text: string | null): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, compareLimits.max) : noPeople;
  } catch {
    return noPeople;
  }
}

/** The same list until it changes. */
function read(): readonly Compared[] {
  const text = localStore.read(storageKey);
  if (text !== known.text) known = { text, people: parse(text) };
  return known.people;
}

function write(people: readonly Compared[]): void {
  const text = JSON.stringify(people);
  known = { text, people };
  localStore.write(storageKey, text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

interface Comparison {
  readonly people: readonly Compared[];
  /** Adds or removes; a fifth is refused with a toast. */
  toggle(professional: Pick<Professional, 'id' | 'firstName' | 'lastName'>): void;
  /** Removes a professional, if chosen. */
  leaveOut(id: number): void;
  clear(): void;
}

/** The professionals chosen in this browser, the same in every tab. Empty while the page is rendered on a server. */
export function useComparison(): Comparison {
  const showToast = useToast();
  const people = useSyncExternalStore(subscribe, read, () => noPeople);
  return {
    people,
    toggle: (professional) => {
      const others = people.filter(({ id }) => id !== professional.id);
      if (others.length < people.length) write(others);
      else if (people.length < compareLimits.max)
        write([...people, { id: professional.id, name: fullName(professional) }]);
      else
        showToast({
          title: `You can compare up to ${compareLimits.max} professionals.`,
          description: 'Remove one to add another.',
        });
    },
    leaveOut: (id) => {
      if (people.some((other) => other.id === id)) write(people.filter((other) => other.id !== id));
    },
    clear: () => write([]),
  };
}
