import { pairsOf, type IndexedGuide, type OtherSubject } from './indexed-guide';
import { speaksOf, type Subject } from './other-subjects';
import { scopeOf, type AskedJurisdictions, type Scope } from './scope';
import { relatedTo } from './terms';

/** A question as evidence is weighed for it. */
export interface AskedQuestion extends AskedJurisdictions {
  /** Its terms in their order, without the jurisdictions that it names. */
  readonly terms: readonly string[];
  /** The subjects that it names of those which guides may lack. */
  readonly subjects: readonly Subject[];
  /** The terms of what it asks, without the circumstances that it tells, each once. */
  readonly focus: readonly string[];
}

/** How many guides there are, and how many have a term. */
export interface TermCounts {
  readonly guides: number;
  readonly inGuides: (term: string) => number;
}

/**
 * What speaks for a guide's answering a question. Mostly sums of weights, not shares: a long story has many words that
 * no guide has, and they say little against a guide that has the others.
 */
export interface Evidence {
  /** How well a full-text search finds it (BM25+). */
  readonly search: number;
  /** The terms that its title or one of its questions has. */
  readonly question: number;
  /** The share of the question, by weight, that stands in one of its sentences: 0 to 1. */
  readonly share: number;
  /** Neighboring terms that are neighbors in the guide, too. */
  readonly pairs: number;
  /** Names of laws and forms that both have ('GDPR', '1099-K'), times the share. */
  readonly names: number;
  /** How many other subjects the question names of which the guide does not speak. */
  readonly lacks: number;
  /** The share of what it asks, without the circumstances it tells, that its title or a question of it has: 0 to 1. */
  readonly focus: number;
  readonly scope: Scope;
}

/** What speaks for a question's being about a subject that no guide has. */
export interface OtherEvidence {
  /** The terms that one such subject has. */
  readonly question: number;
  /** Neighboring terms that are neighbors in it, too. */
  readonly pairs: number;
  /** How like a part of it between commas the question is (a cosine): 0 to 1. */
  readonly likeness: number;
  /** The same of what the question asks, without the circumstances that it tells. */
  readonly focus: number;
}

/** What a related term is worth beside the term itself. */
const relatedWorth = 0.7;

/** How much a term tells guides apart: 1 where a single guide has it, however many guides there are. */
const weightOf = (term: string, { guides, inGuides }: TermCounts): number =>
  Math.log(1 + guides / Math.max(inGuides(term), 1)) / Math.log(1 + guides);

/** What BM25 weighs a term with that one guide has: its scores grow with the number of guides, evidence does not. */
const searchUnit = ({ guides }: TermCounts): number => Math.log(1 + (guides - 0.5) / 1.5);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a part of a text that has a term, or one that is near it, gives of the term's weight. */
const knownIn = (some: ReadonlySet<string>, term: string): number =>
  some.has(term) ? 1 : relatedTo(term).some((other) => some.has(other)) ? relatedWorth : 0;

/** The weight of the terms that a part of a text has. */
const weightIn = (some: ReadonlySet<string>, terms: readonly string[], counts: TermCounts): number =>
  terms.reduce((total, term) => {
    const known = knownIn(some, term);
    return known === 0 ? total : total + weightOf(term, counts) * known;
  }, 0);

/** The weight of neighboring terms that are neighbors in a text, too. */
const weightOfPairs = (pairs: ReadonlySet<string>, terms: readonly string[], counts: TermCounts): number =>
  sum(
    pairsOf(terms, 1)
      .filter((pair) => pairs.has(pair))
      .map((pair) => Math.min(...pair.split(' ').map((term) => weightOf(term, counts)))),
  );

/**
 * Weighs what speaks for a guide.
 * @param found how well a full-text search for the question finds it
 */
export function evidenceFor(guide: IndexedGuide, question: AskedQuestion, found: number, counts: TermCounts): Evidence {
  const { terms, subjects } = question;
  const once = [...new Set(terms)];
  const most = (parts: readonly ReadonlySet<string>[], of: readonly string[]) =>
    Math.max(0, ...parts.map((part) => weightIn(part, of, counts)));
  const ofNames = sum(once.filter((term) => guide.names.has(term)).map((term) => weightOf(term, counts)));
  const share = most(guide.sentenceTerms, once) / weightOfAll(once, counts);
  /** The title stands for them in a guide that has none. */
  const questions = [guide.titleTerms, ...guide.questionTerms];
  return {
    search: Math.log1p(found / searchUnit(counts)),
    question: Math.log1p(most(questions, once)),
    pairs: Math.log1p(weightOfPairs(guide.pairs, terms, counts)),
    share,
    names: Math.log1p(ofNames) * share,
    lacks: subjects.filter((subject) => !speaksOf(guide.letters, subject)).length,
    focus: most(questions, question.focus) / weightOfAll(question.focus, counts),
    scope: scopeOf(guide, question),
  };
}

const noTerms: ReadonlySet<string> = new Set();

/** How like a line a question is, by weight: a cosine. */
function likenessTo(line: ReadonlySet<string>, terms: readonly string[], counts: TermCounts): number {
  const both = weightIn(line, terms, counts);
  return both === 0 ? 0 : both / Math.sqrt(weightOfAll(terms, counts) * weightOfAll([...line], counts));
}

/** The terms of the guide's question that is most like what is asked. */
export function nearestQuestion(
  { questionTerms }: IndexedGuide,
  terms: readonly string[],
  counts: TermCounts,
): ReadonlySet<string> {
  const once = [...new Set(terms)];
  const likeness = questionTerms.map((line) => likenessTo(line, once, counts));
  return questionTerms[likeness.indexOf(Math.max(...likeness))] ?? noTerms;
}

const weightOfAll = (terms: readonly string[], counts: TermCounts): number =>
  sum(terms.map((term) => weightOf(term, counts))) || 1;

/** Weighs what speaks for one of the subjects that no guide has: the nearest. */
export function evidenceForOther(
  others: readonly OtherSubject[],
  { terms, focus }: Pick<AskedQuestion, 'terms' | 'focus'>,
  counts: TermCounts,
): OtherEvidence {
  const once = [...new Set(terms)];
  const near = others
    .map((other) => ({ ...other, weight: weightIn(other.terms, once, counts) }))
    .filter(({ weight }) => weight > 0);
  const parts = near.flatMap((other) => other.parts);
  const mostLike = (some: readonly string[]) => Math.max(0, ...parts.map((part) => likenessTo(part, some, counts)));
  return {
    question: Math.log1p(Math.max(0, ...near.map(({ weight }) => weight))),
    pairs: Math.log1p(Math.max(0, ...near.map(({ pairs }) => weightOfPairs(pairs, terms, counts)))),
    likeness: mostLike(once),
    focus: mostLike(focus),
  };
}
