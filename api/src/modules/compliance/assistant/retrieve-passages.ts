import MiniSearch from 'minisearch';
import { guideIndustry } from '../guide-index';
import {
  evidenceFor,
  evidenceForOther,
  nearestQuestion,
  type AskedQuestion,
  type Evidence,
  type OtherEvidence,
  type TermCounts,
} from './evidence';
import { focusOf } from './focus';
import { chooseGuide, type GuideChoiceWeights } from './guide-choice';
import { guideChoiceWeights } from './guide-choice-weights';
import { indexGuide, indexOther, searchText, type IndexedGuide } from './indexed-guide';
import type { GuideText, Passage } from './passages';
import {
  asksLawgiver,
  isAbroad,
  jurisdictionsAskedOf,
  jurisdictionsAskedTogether,
  withoutFormation,
} from './jurisdictions';
import { otherQuestions } from './other-questions';
import { lettersOf, subjectsIn } from './other-subjects';
import { questionWords, type QuestionWords } from './question-words';
import { isElsewhere } from './scope';
import { termsOf } from './terms';
import { columnsIn, wordsFor, wordsForNone } from './word-weights';

export interface RetrievalFilter {
  /** A guide's id of an industry: what a guide says to other industries is left out. */
  readonly industry?: string | null;
  /** Which guides are searched; default all. */
  readonly includes?: (guide: GuideText) => boolean;
}

/** A passage with how well it answers. */
export interface RetrievedPassage {
  readonly passage: Passage;
  readonly score: number;
}

export interface Retrieval {
  /** Best first. */
  readonly passages: readonly RetrievedPassage[];
  /** How likely it is that a guide answers whose law holds where the question asks: 0 to 1. */
  readonly confidence: number;
  /** Whether that is enough for the guide to answer. */
  readonly isCovered: boolean;
  /** Whether it is, word for word, one of a guide's own questions: its editors say that the guide answers it. */
  readonly isOwnQuestion: boolean;
  /** Whether the guide that fits best holds for another jurisdiction than the question names. */
  readonly isOtherJurisdiction: boolean;
  /** The best guide. */
  readonly best: IndexedGuide | null;
  /** Every guide that has a word of the question, the likeliest first. */
  readonly guides: readonly IndexedGuide[];
  /** What speaks for each guide. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** What speaks for a subject that no guide has. */
  readonly other: OtherEvidence;
  /** The question's words. */
  readonly words: QuestionWords;
  /** Every form, section and bill that the guides name. */
  readonly identifiers: ReadonlySet<string>;
}

interface RankedGuide {
  readonly indexed: IndexedGuide;
  readonly evidence: Evidence;
  /** How likely it is that it answers: 0 to 1. */
  readonly probability: number;
}

/** How likely it has to be that a guide answers. Set by cross-validation over what is learned from (decision 26). */
const leastConfidence = 0.4;
/**
 * A question of so few terms says something when one of them stands in no more than this share of the guides: 'tax
 * return' is said in most.
 */
const tellingShare = 0.5;
const fewTerms = 2;
/** What a term of the guide's title is worth beside one of the question, where passages are searched. */
const worthOfTitle = 0.05;
/** What a term of the guide's question that comes closest is worth there. */
const worthOfQuestion = 0.2;
/** How many passages a question retrieves. */
const mostPassages = 5;

const splitTerms = { tokenize: (text: string) => text.split(' ') };

/** Whether a passage is not said to another industry than the visitor's. */
const isFor = ({ industry: passageIndustry }: Passage, { industry }: RetrievalFilter): boolean =>
  !industry || passageIndustry === null || guideIndustry(passageIndustry) === industry;

/** Finds the passages of the guides that may answer a question. Built once for each state of the guides. */
export class PassageIndex {
  readonly #guides: ReadonlyMap<string, IndexedGuide>;
  readonly #passages: ReadonlyMap<string, Passage>;
  readonly #guideSearch: MiniSearch;
  readonly #passageSearch: MiniSearch;
  readonly #identifiers: ReadonlySet<string>;
  readonly #counts: TermCounts;
  readonly #weights: GuideChoiceWeights;
  readonly #others = otherQuestions.map(indexOther);
  /** Terms of the questions that people ask. */
  readonly #asked: ReadonlySet<string>;
  /** The guide of each of the guides' own questions. */
  readonly #owners: ReadonlyMap<string, string>;

  /** @param weights what evidence counts; others than the fitted ones only to fit and compare them */
  constructor(guides: readonly GuideText[], weights: GuideChoiceWeights = guideChoiceWeights) {
    this.#weights = weights;
    const indexed = guides.map(indexGuide);
    const passages = indexed.flatMap((guide) => guide.passages);
    this.#guides = new Map(indexed.map((guide) => [guide.guide.slug, guide]));
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]));
    this.#identifiers = new Set(indexed.flatMap(({ identifiers }) => identifiers));
    const inGuides = new Map<string, number>();
    for (const { terms } of indexed) for (const term of terms) inGuides.set(term, (inGuides.get(term) ?? 0) + 1);
    this.#counts = {
      guides: guides.length,
      inGuides: (term) => inGuides.get(term) ?? 0,
    };
    this.#asked = new Set(indexed.flatMap(({ questionTerms }) => questionTerms.flatMap((terms) => [...terms])));
    this.#owners = new Map(guides.flatMap(({ slug, questions }) => questions.map((own) => [lettersOf(own), slug])));
    const options = { tokenize: termsOf, processTerm: (term: string) => term };
    this.#guideSearch = new MiniSearch({ ...options, fields: ['title', 'summary', 'rest', 'questions'] });
    this.#guideSearch.addAll(
      indexed.map(({ guide, passages: own }) => ({
        id: guide.slug,
        title: guide.title,
        summary: guide.summary,
        rest: own.slice(1).map(searchText).join('\n'),
        questions: guide.questions.join('\n'),
      })),
    );
    this.#passageSearch = new MiniSearch({ ...options, fields: ['title', 'text'] });
    this.#passageSearch.addAll(
      passages.map((passage) => ({ id: passage.id, title: passage.guide.title, text: searchText(passage) })),
    );
  }

  /** The term itself, or what it was meant to be where it is misspelled. */
  #corrected(term: string): string {
    const isKnown = this.#counts.inGuides(term) > 0 || this.#asked.has(term) || this.#weights.words.terms.has(term);
    if (isKnown || /\d/.test(term) || term.length < 6) return term;
    const [best] = this.#guideSearch.search(term, {
      tokenize: (text) => [text],
      fuzzy: term.length > 7 ? 2 : 1,
    });
    return best?.terms[0] ?? term;
  }

  #termsOf(text: string): string[] {
    return termsOf(text).map((term) => this.#corrected(term));
  }

  /** The passages for a question, with how likely it is that they answer it. */
  search(text: string, filter: RetrievalFilter = {}): Retrieval {
    const question = withoutFormation(text);
    const asked = this.#termsOf(question);
    const named = jurisdictionsAskedOf(question);
    const ofJurisdictions = new Set(named.flatMap(({ name }) => termsOf(name)));
    const isOfNone = (term: string) => !ofJurisdictions.has(term);
    const terms = [...asked.filter(isOfNone), ...(named.some(isAbroad) && !asked.includes('abroad') ? ['abroad'] : [])];
    const focus = this.#termsOf(focusOf(question)).filter(isOfNone);
    const meant = {
      terms,
      focus: [...new Set(focus.length > 0 ? focus : terms)],
      named,
      together: jurisdictionsAskedTogether(question),
      asksLawgiver: asksLawgiver(question),
      subjects: subjectsIn(question),
    };
    const other = evidenceForOther(this.#others, meant, this.#counts);
    const words = questionWords(question, asked);
    const ranked = this.#rank(meant, other, words, filter);
    const owner = this.#owners.get(lettersOf(text));
    const owned = ranked.filter(({ indexed }) => indexed.guide.slug === owner);
    const isOwnQuestion = owned.length > 0;
    const here = isOwnQuestion ? owned : ranked.filter(({ evidence }) => !isElsewhere(evidence.scope));
    const [top] = here;
    const confidence = here.reduce((total, { probability }) => total + probability, 0);
    const tells =
      asked.length > fewTerms ||
      asked.some((term) => this.#counts.inGuides(term) <= this.#counts.guides * tellingShare);
    const isCovered = isOwnQuestion || (tells && confidence >= leastConfidence);
    return {
      passages: this.#passagesOf(here, asked, filter),
      confidence,
      isCovered,
      isOwnQuestion,
      isOtherJurisdiction: !isCovered && isElsewhere(ranked[0]?.evidence.scope),
      best: top?.indexed ?? null,
      guides: ranked.map(({ indexed }) => indexed),
      other,
      words,
      evidence: new Map(ranked.map(({ indexed, evidence }) => [indexed.guide.slug, evidence])),
      identifiers: this.#identifiers,
    };
  }

  /** The guides that have a word of the question, the likeliest first. */
  #rank(
    question: AskedQuestion,
    other: OtherEvidence,
    words: QuestionWords,
    { includes }: RetrievalFilter,
  ): RankedGuide[] {
    const guides = this.#guideSearch
      .search(question.terms.join(' '), { ...splitTerms, boost: { title: 4, summary: 2 } })
      .flatMap(({ id, score }) => {
        const indexed = this.#guides.get(id as string);
        if (!indexed || includes?.(indexed.guide) === false) return [];
        return [{ indexed, evidence: evidenceFor(indexed, question, score, this.#counts) }];
      });
    const columns = columnsIn(words, this.#weights.words);
    const probabilities = chooseGuide(
      guides.map(({ indexed, evidence }) => ({ evidence, words: wordsFor(indexed, columns, this.#weights.words) })),
      { evidence: other, words: wordsForNone(columns, this.#weights.words) },
      this.#weights,
    );
    return guides
      .map((guide, index) => ({ ...guide, probability: probabilities[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability);
  }

  /**
   * The passages of the guides, the best first: those of likelier guides come before those of others. A guide that is
   * found by its questions may have none of the visitor's words, so its title and the question of it that comes closest
   * search its passages, too.
   */
  #passagesOf(guides: readonly RankedGuide[], asked: readonly string[], filter: RetrievalFilter): RetrievedPassage[] {
    const [top] = guides;
    if (!top) return [];
    const shares = new Map(
      guides.map(({ indexed, probability }) => [indexed.guide.slug, probability / top.probability]),
    );
    const nearest = nearestQuestion(top.indexed, asked, this.#counts);
    const terms = [...new Set([...asked, ...nearest, ...top.indexed.titleTerms])];
    const boostTerm = (term: string) => (asked.includes(term) ? 1 : nearest.has(term) ? worthOfQuestion : worthOfTitle);
    return this.#passageSearch
      .search(terms.join(' '), { ...splitTerms, boost: { title: 0.5 }, boostTerm })
      .flatMap(({ id, score }): RetrievedPassage[] => {
        const passage = this.#passages.get(id as string);
        const share = passage && shares.get(passage.guide.slug);
        return passage && share && isFor(passage, filter) ? [{ passage, score: score * share }] : [];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, mostPassages);
  }
}
