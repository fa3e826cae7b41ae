import { sessionStore } from '@counterpart/shell/sdk';
import { hasFields, isListOf, isText } from '../../../check-shape';
import type { Turn } from '../ask/talk';

/** A question for a specialist. */
export interface SpecialistQuestion {
  readonly question: string;
  /** Slugs of the guides that the answer cites; none for a question that no guide answers. */
  readonly guides: readonly string[];
}

const key = 'counterpart.specialist-question.v1';
const hasShape = hasFields({ question: isText, guides: isListOf(isText) });

/** Picks what a specialist gets of an answer. */
export const questionOf = ({ question, answer: { citations } }: Turn): SpecialistQuestion => ({
  question,
  guides: [...new Set(citations.map(({ guide }) => guide))],
});

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly question: SpecialistQuestion | null } = {
  text: null,
  question: null,
};

/** The question that a visitor of this tab wanted to ask before signing in. Do not use it while a server renders. */
export const rememberedQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The same object until it changes. */
  read: (): SpecialistQuestion | null => {
    const text = sessionStore.read(key);
    if (known.text !== text) known = { text, question: parse(text) };
    return known.question;
  },
  /** Null forgets it. */
  write: (question: SpecialistQuestion | null): void => {
    if (question) sessionStore.write(key, JSON.stringify(question));
    else sessionStore.remove(key);
    for (const listener of listeners) listener();
  },
};

function parse(text: string | null): SpecialistQuestion | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return hasShape(stored) ? (stored as SpecialistQuestion) : null;
  } catch {
    return null;
  }
}
