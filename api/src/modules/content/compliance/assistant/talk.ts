import { knows, type Entry, type IndexedGuide } from './entry';
import type { EntryIndex, FindFilter, Found, FoundEntry } from './entry-index';
import { focusOf } from './focus';
import { fitOf, kindsAskedBy } from './kinds';
import { outcomeOf, sureEnough, type Outcome } from './outcome';
import { isState, liesIn, type Jurisdiction } from './jurisdictions';
import { refusalOfNothing, type Refusal } from './refusals';
import { relatedTo, termsOf } from './terms';

/** A question as it is meant in its talk, with what becomes of it. */
export interface MeantQuestion {
  readonly found: Found;
  readonly outcome: Outcome;
  /** Entries that the talk has shown before, oldest first. */
  readonly read: readonly Entry[];
  /** The last question of the talk that stood for itself. */
  readonly asked: string;
}

/**
 * Worth of what is known of an entry for a fragment: its ranks for the fragment, and for the question before it with
 * the fragment, less what it has for that question alone; its fit for the kind of fact asked for; and whether the talk
 * has shown it. The numbers are the best of a grid over the talks to develop on, and flat around it.
 */
const worth = {
  fragment: { fragment: 1, together: 0.5, before: -0.2, kind: 1, read: -1 },
  /** The same for one without terms of its own: 'and in Texas?', 'by when?'. */
  bare: { fragment: 0, together: 1, before: -0.8, kind: 2, read: -6 },
};
/** A rank above this, as of an entry's own question, counts as this. */
const mostRank = 20;
/** Least sum of these for an answer to a fragment with terms. */
const leastInTalk = -5.25;
/** A question with more terms of its own stands for itself. */
const fewTerms = 3;
const begins = /^\s*(?:and|but|so|or|what about|how about|what if|why|also|then|ok|okay)\b/i;
const points = /\b(?:it|its|they|them|their|this|that|those|these|there|he|she|one)\b/i;
const leans = (question: string): boolean =>
  begins.test(question) || points.test(question) || !focusOf(question) || termsOf(question).length <= fewTerms;

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
  const earlier = previous.at(-1);
  const before = earlier === undefined ? null : questionInTalk(index, earlier, previous.slice(0, -1), {});
  const read = before ? [...before.read, ...('entry' in before.outcome ? [before.outcome.entry.entry] : [])] : [];
  const alone = index.find(question, filter);
  const isOwn = alone.entries[0]?.isOwn ?? false;
  const talk = read.at(-1)?.guide;
  const nothing = isOwn ? null : refusalOfNothing(question, talk !== undefined);
  if (nothing) return { found: alone, outcome: refusalOf(nothing), read, asked: before?.asked ?? question };
  const standing = (least?: number) => ({
    found: alone,
    outcome: outcomeOf(index, alone, least),
    read,
    asked: question,
  });
  if (!before || !talk || isOwn || !leans(question)) return standing();
  if (index.namesOther(talk, question)) return standing(sureEnough.named);
  const meant = inGuide(index, talk, alone, { asked: before.asked, read });
  const stays = { ...meant, read, asked: before.asked };
  if (meant.outcome.kind === 'answer') return isSurer(alone, meant.outcome.entry) ? standing() : stays;
  // What the guide does not answer may name another subject with common words, 'and overtime?', or a jurisdiction.
  const isOther = index.speaksOfOthers(talk, alone.terms);
  const other = standing(isOther ? sureEnough.named : sureEnough.answer);
  const isLeft = isOther
    ? other.outcome.kind !== 'refusal'
    : other.outcome.kind === 'answer' && namesHomeOf(other.outcome.entry, alone);
  return isLeft ? other : stays;
}

/** True when a whole question has its answer, nearly for sure, in another guide than one that hardly has it. */
const isSurer = ({ question, entries: [top] }: Found, { entry, sure }: FoundEntry): boolean =>
  top !== undefined &&
  top.entry.guide !== entry.guide &&
  !top.isElsewhere &&
  top.sure >= sureEnough.otherGuide &&
  sure < sureEnough.answer &&
  !begins.test(question) &&
  !points.test(question) &&
  focusOf(question) !== '';

/** True when a question names the jurisdiction whose law an entry is. */
const namesHomeOf = ({ entry }: FoundEntry, { jurisdictions }: Found): boolean =>
  jurisdictions.some((one) => liesIn(one, entry.home));

const refusalOf = (reason: Refusal, nearest: FoundEntry | null = null): Outcome => ({
  kind: 'refusal',
  reason,
  nearest,
});

/** Asks the guide of a talk a fragment. */
function inGuide(
  index: EntryIndex,
  only: IndexedGuide,
  alone: Found,
  { asked, read }: Pick<MeantQuestion, 'asked' | 'read'>,
): Pick<MeantQuestion, 'found' | 'outcome'> {
  const { question, jurisdictions } = alone;
  const isBare = alone.terms.length === 0;
  const together = index.find(`${asked} ${question}`, { only });
  const fragment = isBare ? together : index.find(question, { only });
  const kinds = kindsAskedBy(question).filter(({ name }) => name !== 'yes or no');
  const rankOf = rankInTalk(isBare ? worth.bare : worth.fragment, {
    ranks: { fragment, together, before: index.find(asked, { only }) },
    fitOf: ({ opening }) => fitOf(kinds, opening),
    read,
  });
  const entries = fragment.entries.map((one) => ({ ...one, rank: rankOf(one.entry) }));
  const found = { ...fragment, entries: entries.sort((one, other) => other.rank - one.rank) };
  const outcome = outcomeOf(index, found, sureEnough.inTalk);
  if (outcome.kind === 'refusal' && outcome.reason !== 'not-covered') return { found, outcome };
  // A word that the guide does not have asks for something else more often than not.
  const isKnown = alone.terms.every((term) => [term, ...relatedTo(term)].some((one) => knows(only, one)));
  const least = isKnown ? leastInTalk : leastInTalk + 1;
  const leastBare = kinds.length > 0 || jurisdictions.length > 0 ? sureEnough.inTalk : sureEnough.answer;
  const isNear = ({ entry, rank, sure }: FoundEntry) =>
    isBare ? sure >= leastBare && (kinds.length === 0 || fitOf(kinds, entry.opening) > 0) : rank >= least;
  const isSaid = ({ entry, sure, isElsewhere }: FoundEntry) =>
    saysOf(jurisdictions, entry) || (!isBare && sure >= sureEnough.answer && !isElsewhere);
  const entry = found.entries.find((one) => isNear(one) && isSaid(one));
  const said = entry ? ({ kind: 'answer', entry } as const) : refusalOf('not-in-guide', found.entries[0]);
  return { found, outcome: said };
}

interface Evidence {
  readonly ranks: Readonly<Record<'fragment' | 'together' | 'before', Found>>;
  readonly fitOf: (entry: Entry) => number;
  readonly read: readonly Entry[];
}

/** Weighs what is known of an entry in a talk. */
function rankInTalk(weights: (typeof worth)['bare'], { ranks, fitOf: fit, read }: Evidence): (entry: Entry) => number {
  const ranked = (['fragment', 'together', 'before'] as const).map(
    (name) => [weights[name], new Map(ranks[name].entries.map(({ entry, rank }) => [entry, rank]))] as const,
  );
  return (entry) =>
    // A question of its own words is ranked without bound.
    ranked.reduce((sum, [weight, rankOf]) => sum + weight * Math.min(rankOf.get(entry) ?? 0, mostRank), 0) +
    weights.kind * fit(entry) +
    (read.includes(entry) ? weights.read : 0);
}

const [abroad = ''] = termsOf('abroad');

/** True when an entry speaks of the places that a fragment names, or of all countries abroad. */
function saysOf(jurisdictions: readonly Jurisdiction[], { answer, title }: Entry): boolean {
  const said = new Set(termsOf(`${title}\n${answer}`));
  return jurisdictions.every(
    (one) => termsOf(one.name).every((term) => said.has(term)) || (!isState(one) && said.has(abroad)),
  );
}

const mostFollowUps = 3;

/** Titles of entries of the guide that this talk has not shown, the nearest first. */
export function followUpsOf({ guide, id }: Entry, { found, read }: Pick<MeantQuestion, 'found' | 'read'>): string[] {
  const near = found.entries.map(({ entry }) => entry).filter((entry) => entry.guide === guide);
  return [...new Set([...near, ...guide.entries])]
    .filter((entry) => entry.id !== id && !read.includes(entry) && !entry.isSummary)
    .slice(0, mostFollowUps)
    .map(({ title }) => title);
}
