import { pairsOf, type IndexedGuide } from './indexed-guide';
import { isState, liesIn, type Jurisdiction } from './jurisdictions';
import { relatedTo, termsOf } from './terms';

/** A question as evidence is weighed for it. */
interface AskedQuestion {
  /** Its terms in their order, without the jurisdictions that it names. */
  readonly terms: readonly string[];
  /** The jurisdictions whose law it asks for. */
  readonly named: readonly Jurisdiction[];
}

/** How many guides there are, and how many have a term. */
export interface TermCounts {
  readonly guides: number;
  readonly inGuides: (term: string) => number;
}

/** Where the law of a guide holds, beside the jurisdictions that a question names. */
export type Scope =
  /** In the jurisdiction that is named, or the guide speaks of it. */
  | 'here'
  /** In a jurisdiction that is not the named one. */
  | 'elsewhere'
  /** In the whole country or everywhere, and a state or a city is named, whose own law may be meant. */
  | 'state'
  /** In the whole country or everywhere, and only jurisdictions abroad are named. */
  | 'abroad'
  /** In a jurisdiction, and none is named. */
  | 'unsaid'
  /** In the whole country or everywhere, and none is named. */
  | 'general';

/**
 * What speaks for a guide's answering a question. Mostly sums of weights, not shares: a long story has many words that
 * no guide has, and they say little against a guide that has the others.
 */
export interface Evidence {
  /** How well a full-text search finds it (BM25+). */
  readonly search: number;
  /** The terms that one of its sentences has, with its title. */
  readonly sentence: number;
  /** Those that one of its questions has. */
  readonly question: number;
  /** The share of the question, by weight, that stands in one of its sentences: 0 to 1. */
  readonly share: number;
  /** Neighboring terms that are neighbors in the guide, too. */
  readonly pairs: number;
  /** Names of laws and forms that both have ('GDPR', '1099-K'), times the share. */
  readonly names: number;
  readonly scope: Scope;
}

/** What a related term is worth beside the term itself. */
const relatedWorth = 0.7;

/** How much a term tells guides apart: 1 where a single guide has it, however many guides there are. */
const weightOf = (term: string, { guides, inGuides }: TermCounts): number =>
  Math.log(1 + guides / Math.max(inGuides(term), 1)) / Math.log(1 + guides);

/** What BM25 weighs a term with that one guide has: its scores grow with the number of guides, evidence does not. */
const searchUnit = ({ guides }: TermCounts): number => Math.log(1 + (guides - 0.5) / 1.5);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Where a guide holds, beside what is named. */
export function scopeOf({ home, terms }: IndexedGuide, named: readonly Jurisdiction[]): Scope {
  if (home.length === 0) return named.length === 0 ? 'general' : named.some(isState) ? 'state' : 'abroad';
  if (named.length === 0) return 'unsaid';
  const speaksOf = ({ name }: Jurisdiction) => termsOf(name).every((term) => terms.has(term));
  return named.every((jurisdiction) => liesIn(jurisdiction, home) || speaksOf(jurisdiction)) ? 'here' : 'elsewhere';
}

/**
 * Weighs what speaks for a guide.
 * @param found how well a full-text search for the question finds it
 */
export function evidenceFor(
  guide: IndexedGuide,
  { terms, named }: AskedQuestion,
  found: number,
  counts: TermCounts,
): Evidence {
  const once = [...new Set(terms)];
  const weight = (term: string) => weightOf(term, counts);
  const known = (some: ReadonlySet<string>) => (term: string) =>
    some.has(term) ? 1 : relatedTo(term).some((other) => some.has(other)) ? relatedWorth : 0;
  const weightIn = (some: ReadonlySet<string>) => {
    const isKnown = known(some);
    return sum(once.map((term) => weight(term) * isKnown(term)));
  };
  const most = (parts: readonly ReadonlySet<string>[]) => Math.max(0, ...parts.map(weightIn));
  const sentence = most(guide.sentenceTerms);
  const share = sentence / (sum(once.map(weight)) || 1);
  return {
    search: Math.log1p(found / searchUnit(counts)),
    sentence: Math.log1p(sentence),
    question: Math.log1p(most(guide.questionTerms)),
    pairs: Math.log1p(
      sum(
        pairsOf(terms, 1)
          .filter((pair) => guide.pairs.has(pair))
          .map((pair) => Math.min(...pair.split(' ').map(weight))),
      ),
    ),
    share,
    names: Math.log1p(sum(once.filter((term) => guide.names.has(term)).map(weight))) * share,
    scope: scopeOf(guide, named),
  };
}
