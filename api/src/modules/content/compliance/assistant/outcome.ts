import type { EntryIndex, FindFilter, Found, FoundEntry } from './entry-index';
import { refusalByForm, type Refusal } from './refusals';

/**
 * Least certainty of an entry that is the answer, one of the closest, or the answer of a talk's guide: set on the
 * questions that the search is developed on.
 */
export const sureEnough = { answer: 0.65, closest: 0.2, inTalk: 0.1 };

/** Result of a question. */
export type Outcome =
  | { readonly kind: 'answer'; readonly entry: FoundEntry }
  | { readonly kind: 'closest'; readonly entries: readonly FoundEntry[] }
  | { readonly kind: 'refusal'; readonly reason: Refusal; readonly nearest: FoundEntry | null };

const mostClosest = 4;

/** An answer, the closest entries or a refusal: decided before any model is called. */
export function outcomeOf(index: EntryIndex, found: Found, least: number = sureEnough.answer): Outcome {
  const { entries, question } = found;
  const top = entries[0] ?? null;
  if (top?.isOwn) return { kind: 'answer', entry: top };
  const near = entries.filter(({ atHome, isElsewhere }) => atHome >= sureEnough.closest && !isElsewhere);
  const reason = refusalByForm(question, index.identifiers);
  if (reason) return { kind: 'refusal', reason, nearest: near[0] ?? null };
  if (top && !top.isElsewhere && top.sure >= least) return { kind: 'answer', entry: top };
  // What is near and holds there is named, even where law of elsewhere is nearer.
  const isAway =
    near[0] !== top && entries.some(({ isElsewhere, atHome }) => isElsewhere && atHome >= sureEnough.answer);
  if (isAway) return { kind: 'refusal', reason: 'other-jurisdiction', nearest: null };
  if (near.length > 0) return { kind: 'closest', entries: near.slice(0, mostClosest) };
  return { kind: 'refusal', reason: 'not-covered', nearest: null };
}

/** The same, for a question of which another category has the answer. */
export const isAnsweredElsewhere = (index: EntryIndex, question: string, { includes }: FindFilter): boolean => {
  if (!includes) return false;
  const outcome = outcomeOf(index, index.find(question));
  return outcome.kind === 'answer' && !includes(outcome.entry.entry.guide.guide);
};
