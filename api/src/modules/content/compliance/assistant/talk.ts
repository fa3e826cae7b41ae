import { knows, type Entry, type IndexedGuide } from './entry';
import type { EntryIndex, FindFilter, Found, FoundEntry } from './entry-index';
import type { GuideText } from './passages';
import { fitOf, kindsAskedBy } from './kinds';
import { outcomeOf, sureEnough, type Outcome } from './outcome';
import { relatedTo, termsOf } from './terms';

/** A question as it is meant in its talk, with what becomes of it. */
export interface MeantQuestion {
  readonly found: Found;
  readonly outcome: Outcome;
  /** Ids of the entries that the talk has shown already. */
  readonly read: ReadonlySet<string>;
}

/** Share of the evidence of a fragment that comes from the question before it. */
const worthOfTalk = 0.3;
/** A question with more terms of its own stands for itself. */
const fewTerms = 3;
const begins = /^\s*(?:and|but|so|or|what about|how about|what if|why|also|then|ok|okay)\b/i;
const points = /\b(?:it|its|they|them|their|this|that|those|these|there|he|she|one)\b/i;

const leans = (question: string): boolean =>
  begins.test(question) || points.test(question) || termsOf(question).length <= fewTerms;

/**
 * Reads a question that leans on what was asked before ('what if I am late?') as one to the guide of the talk, which
 * answers it or is said not to. It leaves that guide by naming another subject.
 * @param previous what was asked before, oldest first
 */
export function questionInTalk(
  index: EntryIndex,
  question: string,
  previous: readonly string[],
  filter: FindFilter,
): MeantQuestion {
  const shown = previous.flatMap((earlier) => {
    const outcome = outcomeOf(index, index.find(earlier));
    const shown = outcome.kind === 'answer' ? outcome.entry : outcome.kind === 'closest' ? outcome.entries[0] : null;
    return shown ? [{ earlier, entry: shown.entry, isAnswer: outcome.kind === 'answer' }] : [];
  });
  const read = new Set(shown.flatMap(({ entry, isAnswer }) => (isAnswer ? [entry.id] : [])));
  const alone = index.find(question, filter);
  const asAlone: MeantQuestion = { found: alone, outcome: outcomeOf(index, alone), read };
  const last = shown.findLast(({ earlier }) => termsOf(earlier).length > fewTerms) ?? shown.at(-1);
  if (!last || alone.entries[0]?.isOwn || !leans(question)) return asAlone;
  const talk = last.entry.guide;
  if (index.namesAnother(talk, alone.terms)) return asAlone;
  return { ...inGuide(index, talk, alone, { earlier: last.earlier, read }), read };
}

/**
 * Asks the guide of a talk a fragment: an entry that has all of its terms, or is sure, answers. One that has no terms
 * of its own ('and in Texas?', 'by when?') is read with the question before it.
 */
function inGuide(
  index: EntryIndex,
  talk: IndexedGuide,
  { question, terms, jurisdictions }: Found,
  { earlier, read }: { readonly earlier: string; readonly read: ReadonlySet<string> },
): Pick<MeantQuestion, 'found' | 'outcome'> {
  const includes = (guide: GuideText) => guide === talk.guide;
  const whole = index.find(`${earlier} ${question}`, { includes });
  const found = terms.length > 0 ? withOrderOf(whole, index.find(question, { includes })) : whole;
  const outcome = outcomeOf(index, found, sureEnough.inTalk);
  if (outcome.kind === 'refusal' && outcome.reason !== 'not-covered') return { found, outcome };
  const entry = found.entries.find(speaksOf(talk, { question, terms, jurisdictions, read }));
  if (entry) return { found, outcome: { kind: 'answer', entry } };
  return { found, outcome: { kind: 'refusal', reason: 'not-in-guide', nearest: found.entries[0] ?? null } };
}

/** The entries of a fragment in an order to which the question with its talk counts as well. */
function withOrderOf(whole: Found, fragment: Found): Found {
  const ranks = new Map(whole.entries.map(({ entry, rank }) => [entry, rank]));
  const orderOf = ({ entry, rank }: FoundEntry) => rank + worthOfTalk * (ranks.get(entry) ?? rank);
  return { ...fragment, entries: [...fragment.entries].sort((one, other) => orderOf(other) - orderOf(one)) };
}

/** Tests whether an entry of a talk's guide answers a fragment. */
function speaksOf(
  talk: IndexedGuide,
  { question, terms, jurisdictions, read }: Omit<Found, 'entries'> & { readonly read: ReadonlySet<string> },
): (found: FoundEntry) => boolean {
  const named = jurisdictions.flatMap(({ name }) => termsOf(name));
  const kinds = kindsAskedBy(question).filter(({ name }) => name !== 'yes or no');
  // A word that the guide does not have asks for something else more often than not.
  const isKnown = terms.every((term) => [term, ...relatedTo(term)].some((one) => knows(talk, one)));
  const least = isKnown ? sureEnough.inTalk : sureEnough.answer / 2;
  return ({ entry: { id, answer, title, opening }, sure, hasAllTerms, isElsewhere }) => {
    const isEnough = sure >= least || hasAllTerms;
    if (terms.length === 0 && named.length === 0)
      return kinds.length > 0 && !read.has(id) && fitOf(kinds, opening) > 0 && isEnough;
    const said = termsOf(`${title}\n${answer}`);
    const isSaid = named.every((term) => said.includes(term));
    return isEnough && (isSaid || (terms.length > 0 && sure >= sureEnough.answer && !isElsewhere));
  };
}

const mostFollowUps = 3;

/** Titles of entries of the guide that this talk has not shown, the nearest first. */
export function followUpsOf({ guide, id }: Entry, { found, read }: Pick<MeantQuestion, 'found' | 'read'>): string[] {
  const near = found.entries.map(({ entry }) => entry).filter((entry) => entry.guide === guide);
  return [...new Set([...near, ...guide.entries])]
    .filter((entry) => entry.id !== id && !read.has(entry.id) && !entry.isSummary)
    .slice(0, mostFollowUps)
    .map(({ title }) => title);
}
