import MiniSearch from 'minisearch';
import { guideIndustry } from '../guide-index';
import { askingClauses, storyParts } from './clauses';
import { coverageOf, isAskedLike, ownTitleBonusOf, type TermCounts } from './coverage';
import { indexGuide, searchText, type IndexedGuide } from './indexed-guide';
import type { GuideText, Passage } from './passages';
import { liesIn, jurisdictionsAskedOf, withoutFormation, type Jurisdiction } from './jurisdictions';
import { termsOf } from './terms';

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
  /** How much of what the question says, or of a clause of it that asks, is found in the best guide: 0 to 1. */
  readonly coverage: number;
  /** Whether that is enough for the guide to answer. */
  readonly isCovered: boolean;
  /** Whether the guides that fit best hold for another jurisdiction than the question names. */
  readonly isOtherJurisdiction: boolean;
  /** The best guide. */
  readonly best: IndexedGuide | null;
  /** Every form, section and bill that the guides name. */
  readonly identifiers: ReadonlySet<string>;
}

/** How much of a text a guide covers, and how much it has to. */
interface Coverage {
  readonly coverage: number;
  readonly least: number;
}

interface RankedGuide {
  readonly indexed: IndexedGuide;
  readonly score: number;
  /** The score if jurisdictions did not matter. */
  readonly anywhere: number;
}

/**
 * A guide has to come so near to the best one whose law holds elsewhere; otherwise the question is about the law of
 * another jurisdiction.
 */
const leastOfNearest = 0.8;
/** The same for a guide that names the jurisdictions of the question. */
const leastOfNearestThatSpeaks = 0.5;
/**
 * Below this share of a question's terms in the best guide, the guides do not answer it. Set on the tuning half of the
 * evaluation.
 */
const leastCoverage = 0.5;
/** The same for a long question, which tells its story too. */
const leastCoverageOfLong = 0.42;
const longQuestion = 6;
/** The same for a part of a question that tells what happened, and the fewest terms that such a part has to have. */
const leastCoverageOfStory = 0.6;
const leastTermsOfStory = 4;
/** By what a guide ranks higher that people ask of in such words. */
const askedLikeBonus = 1.3;
/** How many passages a question retrieves. */
const mostPassages = 5;

const splitTerms = { tokenize: (text: string) => text.split(' ') };

/** Whether a passage is not said to another industry than the visitor's. */
const isFor = ({ industry: passageIndustry }: Passage, { industry }: RetrievalFilter): boolean =>
  !industry || passageIndustry === null || guideIndustry(passageIndustry) === industry;

/** Whether the law of a guide holds in the jurisdictions that a question names, or the guide speaks of them. */
const holdsFor = ({ home, terms }: IndexedGuide, named: readonly Jurisdiction[]): boolean =>
  home.length === 0 || named.every((jurisdiction) => liesIn(jurisdiction, home) || isNamedIn(terms, jurisdiction));

/** Whether a guide names every jurisdiction that a question names, and the question names one. */
const speaksOf = ({ terms }: IndexedGuide, named: readonly Jurisdiction[]): boolean =>
  named.length > 0 && named.every((jurisdiction) => isNamedIn(terms, jurisdiction));

const isNamedIn = (terms: ReadonlySet<string>, { name }: Jurisdiction): boolean =>
  termsOf(name).every((term) => terms.has(term));

/** Finds the passages of the guides that may answer a question. Built once for each state of the guides. */
export class PassageIndex {
  readonly #guides: ReadonlyMap<string, IndexedGuide>;
  readonly #passages: ReadonlyMap<string, Passage>;
  readonly #guideSearch: MiniSearch;
  readonly #passageSearch: MiniSearch;
  readonly #identifiers: ReadonlySet<string>;
  readonly #counts: TermCounts;
  /** Terms of the questions that people ask. */
  readonly #asked: ReadonlySet<string>;

  constructor(guides: readonly GuideText[]) {
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
    if (this.#counts.inGuides(term) > 0 || this.#asked.has(term) || /\d/.test(term) || term.length < 6) return term;
    const [best] = this.#guideSearch.search(term, {
      tokenize: (text) => [text],
      fuzzy: term.length > 7 ? 2 : 1,
    });
    return best?.terms[0] ?? term;
  }

  /** The passages for a question, with how much of it they cover. */
  search(text: string, filter: RetrievalFilter = {}): Retrieval {
    const question = withoutFormation(text);
    const asked = this.#termsOf(question);
    const named = jurisdictionsAskedOf(question);
    const ranked = this.#rank(asked, named, filter);
    const best = ranked.filter(({ indexed }) => holdsFor(indexed, named));
    const [top] = best;
    const nearest = Math.max(0, ...ranked.map(({ anywhere }) => anywhere));
    const least = top && speaksOf(top.indexed, named) ? leastOfNearestThatSpeaks : leastOfNearest;
    const isOtherJurisdiction = ranked.length > 0 && (top?.anywhere ?? 0) < nearest * least;
    const found = { isOtherJurisdiction, identifiers: this.#identifiers };
    if (!top || isOtherJurisdiction) return { ...found, passages: [], coverage: 0, isCovered: false, best: null };
    // Its passages may have none of the words that people ask with.
    const isTopAskedLikeThis = isAskedLike(top.indexed, asked, named, this.#counts);
    const coverages = [
      this.#coverage(top.indexed, asked, named),
      ...this.#partCoverages(question, best, named, filter),
    ];
    return {
      ...found,
      passages: this.#passagesOf(best, isTopAskedLikeThis ? [...asked, ...top.indexed.titleTerms] : asked, filter),
      coverage: Math.max(...coverages.map(({ coverage }) => coverage)),
      isCovered: coverages.some(({ coverage, least }) => coverage >= least),
      best: top.indexed,
    };
  }

  #coverage(guide: IndexedGuide, asked: readonly string[], named: readonly Jurisdiction[]): Coverage {
    const coverage = coverageOf(guide, asked, named, this.#counts) + ownTitleBonusOf(guide, asked, this.#counts);
    return {
      coverage: Math.min(1, coverage),
      least: asked.length >= longQuestion ? leastCoverageOfLong : leastCoverage,
    };
  }

  /** The same of each part that asks or tells, where the guide that fits the whole question fits that part best too. */
  #partCoverages(
    question: string,
    [top]: readonly RankedGuide[],
    named: readonly Jurisdiction[],
    filter: RetrievalFilter,
  ): Coverage[] {
    const coverageOfPart = (part: string): readonly (Coverage & { readonly terms: number })[] => {
      const asked = this.#termsOf(part);
      const [best] = this.#rank(asked, named, filter).filter(({ indexed }) => holdsFor(indexed, named));
      if (!top || best?.indexed !== top.indexed) return [];
      return [{ ...this.#coverage(top.indexed, asked, named), terms: asked.length }];
    };
    return [
      ...askingClauses(question).flatMap(coverageOfPart),
      ...storyParts(question)
        .flatMap(coverageOfPart)
        .filter(({ terms }) => terms >= leastTermsOfStory)
        .map(({ coverage }) => ({ coverage, least: leastCoverageOfStory })),
    ];
  }

  #termsOf(question: string): string[] {
    return [...new Set(termsOf(question).map((term) => this.#corrected(term)))];
  }

  /** The guides, the best first. */
  #rank(asked: readonly string[], named: readonly Jurisdiction[], { includes }: RetrievalFilter): RankedGuide[] {
    const ofJurisdictions = new Set(named.flatMap(({ name }) => termsOf(name)));
    const withoutJurisdictions = asked.filter((term) => !ofJurisdictions.has(term));
    return this.#guideSearch
      .search(asked.join(' '), { ...splitTerms, boost: { title: 4, summary: 2 } })
      .flatMap(({ id, score }): RankedGuide[] => {
        const indexed = this.#guides.get(id as string);
        if (!indexed || includes?.(indexed.guide) === false) return [];
        const bonus = isAskedLike(indexed, asked, named, this.#counts) ? askedLikeBonus : 1;
        return [
          {
            indexed,
            score: score * bonus * coverageOf(indexed, asked, named, this.#counts, { forRank: true }),
            anywhere: score * coverageOf(indexed, withoutJurisdictions, [], this.#counts, { forRank: true }),
          },
        ];
      })
      .sort((one, other) => other.score - one.score);
  }

  /** The passages of the guides, the best first: those of better guides come before those of others. */
  #passagesOf(guides: readonly RankedGuide[], asked: readonly string[], filter: RetrievalFilter): RetrievedPassage[] {
    const most = guides[0]?.score ?? 0;
    const shares = new Map(guides.map(({ indexed, score }) => [indexed.guide.slug, score / most]));
    return this.#passageSearch
      .search(asked.join(' '), { ...splitTerms, boost: { title: 0.5 } })
      .flatMap(({ id, score }): RetrievedPassage[] => {
        const passage = this.#passages.get(id as string);
        const share = passage && shares.get(passage.guide.slug);
        return passage && share && isFor(passage, filter) ? [{ passage, score: score * share ** 2 }] : [];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, mostPassages);
  }
}
