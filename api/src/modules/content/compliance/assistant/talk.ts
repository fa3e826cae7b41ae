import { knows, type Entry, type IndexedGuide } from './entry';
import type { EntryIndex, FindFilter, Found } from './entry-index';
import { outcomeOf, sureEnough, type Outcome } from './outcome';
import { relatedTo, termsOf } from './terms';

/** A question as it is meant in its talk, with what becomes of it. */
export interface MeantQuestion {
  readonly found: Found;
  readonly outcome: Outcome;
  /** Ids of the entries that the talk has shown already. */
  readonly read: ReadonlySet<string>;
}

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
  return { ...inGuide(index, talk, alone, last.earlier), read };
}

/**
 * Asks the guide of a talk a fragment: an entry that has all of its terms, or is sure, answers; with the question
 * before it where it has none of its own ('and in Texas?').
 */
function inGuide(
  index: EntryIndex,
  talk: IndexedGuide,
  { question, terms, jurisdictions }: Found,
  earlier: string,
): Pick<MeantQuestion, 'found' | 'outcome'> {
  const text = terms.length > 0 ? question : `${earlier} ${question}`;
  const found = index.find(text, { includes: (guide) => guide === talk.guide });
  const outcome = outcomeOf(index, found, sureEnough.inTalk);
  if (outcome.kind === 'refusal' && outcome.reason !== 'not-covered') return { found, outcome };
  const named = jurisdictions.flatMap(({ name }) => termsOf(name));
  const speaking = found.entries.filter(({ entry: { answer, title }, sure, isElsewhere }) => {
    if (terms.length > 0 && sure >= sureEnough.answer && !isElsewhere) return true;
    const said = termsOf(`${title}\n${answer}`);
    return named.every((term) => said.includes(term));
  });
  const isAsked = terms.length > 0 || named.length > 0;
  // A word that the guide does not have asks for something else more often than not.
  const isKnown = terms.every((term) => [term, ...relatedTo(term)].some((one) => knows(talk, one)));
  const least = isKnown ? sureEnough.inTalk : sureEnough.answer / 2;
  const entry = speaking.find(({ sure, hasAllTerms }) => sure >= least || hasAllTerms);
  if (entry && isAsked) return { found, outcome: { kind: 'answer', entry } };
  return { found, outcome: { kind: 'refusal', reason: 'not-in-guide', nearest: found.entries[0] ?? null } };
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
