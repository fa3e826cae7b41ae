import type { Entry } from './entry';
import type { EntryIndex, FindFilter, Found, FoundEntry } from './entry-index';
import { refusalByForm, type Refusal } from './refusals';

/**
 * Least certainty of an entry that is the answer, related to it, one of the closest, the answer of a talk's guide, of
 * the guide that a talk goes on to by its name, or of one that a whole question leaves it for: set on the questions
 * that the search is developed on.
 */
export const sureEnough = { answer: 0.65, related: 0.2, closest: 0.1, inTalk: 0.1, named: 0.3, otherGuide: 0.9 };

/** Result of a question. */
export type Outcome =
  | { readonly kind: 'answer'; readonly entry: FoundEntry }
  | { readonly kind: 'closest'; readonly entry: FoundEntry; readonly others: readonly Entry[] }
  | { readonly kind: 'refusal'; readonly reason: Refusal; readonly nearest: FoundEntry | null };

/** An answer, the closest entry or a refusal: decided before any model is called. */
export function outcomeOf(index: EntryIndex, found: Found, least: number = sureEnough.answer): Outcome {
  const { entries, question } = found;
  const top = entries[0] ?? null;
  if (top?.isOwn) return { kind: 'answer', entry: top };
  const [nearest = null, ...others] = entries.filter(
    ({ sure, isElsewhere }) => sure >= sureEnough.closest && !isElsewhere,
  );
  const reason = refusalByForm(question, index.identifiers);
  if (reason) return { kind: 'refusal', reason, nearest };
  if (top && !top.isElsewhere && top.sure >= least) return { kind: 'answer', entry: top };
  // What is near enough and holds there is opened, even where law of elsewhere is near.
  const isNear = nearest && nearest === top && nearest.sure >= sureEnough.related;
  const [likeliest] = [...entries].sort((one, other) => other.atHome - one.atHome);
  const isAway = !isNear && likeliest?.isElsewhere && likeliest.atHome >= sureEnough.answer;
  if (isAway) return { kind: 'refusal', reason: 'other-jurisdiction', nearest: null };
  if (nearest) return { kind: 'closest', entry: nearest, others: others.slice(0, 3).map(({ entry }) => entry) };
  return { kind: 'refusal', reason: 'not-covered', nearest: null };
}

/** The same, for a question of which another category has the answer. */
export const isAnsweredElsewhere = (index: EntryIndex, question: string, { includes }: FindFilter): boolean => {
  if (!includes) return false;
  const outcome = outcomeOf(index, index.find(question));
  return outcome.kind === 'answer' && !includes(outcome.entry.entry.guide.guide);
};
