import type { IndexedGuide } from './indexed-guide';
import { isState, liesIn, type Jurisdiction } from './jurisdictions';
import { tellsStory } from './story-words';
import { relatedTo, termsOf } from './terms';

const isYear = (term: string): boolean => /^(?:19|20)\d\d$/.test(term);
const isNumber = (term: string): boolean => /^[\d.]+(?:st|nd|rd|th)?$/.test(term);

/** A question of so few terms says too little: they have to stand in one sentence. */
const fewTerms = 2;
/** What a related term is worth beside the term itself. */
const relatedWorth = 0.7;
/** What a term adds that no other guide's title has: 'GDPR', 'FBAR'. */
const ownTitleBonus = 0.2;

/**
 * What a sentence that has the question's terms counts beside the guide and its best passage: words that stand far
 * apart are about other things.
 */
const sentenceWorth = 0.5;

/** A title's term is its own when so few guides have it. */
const rareIn = 2;

/**
 * Few terms say something when one of them is in no more than this share of the guides: 'tax return' is said in all.
 */
const tellingShare = 0.5;

/** What is left of few terms that no sentence has together. */
const unclear = 0.4;

/** What a word of a story weighs that no guide has; a subject that no guide has weighs 3.9. */
const storyWeight = 0.7;

/** How many guides there are, and how many have a term. */
export interface TermCounts {
  readonly guides: number;
  readonly inGuides: (term: string) => number;
}

/** How much a term tells guides apart: one that no guide has tells most. */
const weightOf = (term: string, { guides, inGuides }: TermCounts): number =>
  inGuides(term) === 0 && tellsStory(term) ? storyWeight : Math.log(1 + guides / Math.max(inGuides(term), 0.5));

/**
 * The terms of a question that a guide has to answer: without the jurisdictions where its law holds anyway, and numbers
 * it does not name.
 */
function openTerms({ home, terms }: IndexedGuide, asked: readonly string[], named: readonly Jurisdiction[]): string[] {
  const settled = named.filter((jurisdiction) =>
    home.length > 0 ? liesIn(jurisdiction, home) : !isState(jurisdiction),
  );
  const settledTerms = new Set(settled.flatMap(({ name }) => termsOf(name)));
  return asked.filter((term) => !settledTerms.has(term) && (!isNumber(term) || (terms.has(term) && !isYear(term))));
}

/** A question of a guide has to have this share of the terms of the visitor's question to rank the guide higher. */
const leastShareOfQuestion = 0.5;

/** Weighs the terms of a question that a guide has to answer. */
function weighed(
  guide: IndexedGuide,
  asked: readonly string[],
  named: readonly Jurisdiction[],
  counts: TermCounts,
): { readonly open: readonly string[]; readonly share: (known: ReadonlySet<string>) => number } {
  const open = openTerms(guide, asked, named);
  const all = open.reduce((total, term) => total + weightOf(term, counts), 0);
  const share = (known: ReadonlySet<string>) =>
    all === 0 ? 0 : open.reduce((total, term) => total + weightOf(term, counts) * found(term, known), 0) / all;
  return { open, share };
}

/** What a term is worth among others: 0 to 1. */
function found(term: string, known: ReadonlySet<string>): number {
  if (known.has(term)) return 1;
  return relatedTo(term).some((other) => known.has(other)) ? relatedWorth : 0;
}

const noTerms: ReadonlySet<string> = new Set();

const closest = (guide: IndexedGuide, share: (known: ReadonlySet<string>) => number): ReadonlySet<string> =>
  guide.questionTerms.reduce((best, terms) => (share(terms) > share(best) ? terms : best), noTerms);

/** Whether people ask like this of a guide: one of its questions has most of the question's terms, by weight. */
export function isAskedLike(
  guide: IndexedGuide,
  asked: readonly string[],
  named: readonly Jurisdiction[],
  counts: TermCounts,
): boolean {
  const { share } = weighed(guide, asked, named, counts);
  return share(closest(guide, share)) >= leastShareOfQuestion;
}

/**
 * How much of a question a guide covers: the share of its terms, by weight, that the guide and its best passage have.
 * The question of the guide that comes closest counts as a passage and as a sentence.
 * @param asked terms of the question
 * @param named jurisdictions it names
 * @param forRank whether guides are compared: sentences do not count then, nor do questions that only come near
 * @returns 0 to 1
 */
export function coverageOf(
  guide: IndexedGuide,
  asked: readonly string[],
  named: readonly Jurisdiction[],
  counts: TermCounts,
  { forRank = false } = {},
): number {
  const { open, share } = weighed(guide, asked, named, counts);
  if (open.length === 0) return 0;
  const near = closest(guide, share);
  const question = forRank && share(near) < leastShareOfQuestion ? noTerms : near;
  const sentence = Math.max(...guide.sentenceTerms.map(share), share(question));
  if (open.length <= fewTerms) {
    const isClear =
      open.some((term) => counts.inGuides(term) <= counts.guides * tellingShare) &&
      open.every((term) => found(term, guide.terms) > 0 || found(term, question) > 0) &&
      sentence > relatedWorth &&
      (open.length > 1 ||
        (named.length === 0 && open.some((term) => counts.inGuides(term) === 1)) ||
        open.some((term) => isOwnTerm(guide, term, counts)));
    return isClear ? sentence : sentence * unclear;
  }
  const passage = Math.max(...guide.passageTerms.map(share), share(question));
  const worthOfSentence = forRank ? 0 : sentenceWorth;
  return (share(new Set([...guide.terms, ...question])) + passage + sentence * worthOfSentence) / (2 + worthOfSentence);
}

const isOwnTerm = ({ titleTerms }: IndexedGuide, term: string, { inGuides }: TermCounts): boolean =>
  titleTerms.has(term) && inGuides(term) <= rareIn;

/** What the coverage of a question gains that names the guide's subject by a word of its own: 'GDPR', 'FBAR'. */
export const ownTitleBonusOf = (guide: IndexedGuide, asked: readonly string[], counts: TermCounts): number =>
  asked.some((term) => isOwnTerm(guide, term, counts)) ? ownTitleBonus : 0;
