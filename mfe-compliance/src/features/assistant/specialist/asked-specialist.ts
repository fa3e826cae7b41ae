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

/** What of an answer is handed on. */
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
    const text = readText();
    if (known.text !== text) known = { text, question: parse(text) };
    return known.question;
  },
  /** Null forgets it. Without storage the question is still in the talk. */
  write: (question: SpecialistQuestion | null): void => {
    try {
      if (question) sessionStorage.setItem(key, JSON.stringify(question));
      else sessionStorage.removeItem(key);
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  },
};

function readText(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): SpecialistQuestion | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return hasShape(stored) ? (stored as SpecialistQuestion) : null;
  } catch {
    return null;
  }
}
