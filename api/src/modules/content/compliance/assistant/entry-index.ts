import MiniSearch from 'minisearch';
import { plainText } from '../../../../contract/plain-text';
import { indexGuide, knows, namesIn, wayOf, type Entry, type IndexedGuide, type Way } from './entry';
import { focusOf } from './focus';
import { identifiersIn } from './identifiers';
import { fitOf, kindsAskedBy } from './kinds';
import { namesUnknownLaw, yearsToComeIn } from './unknown-names';
import { liesIn, withoutFormation, type Jurisdiction } from './jurisdictions';
import type { GuideText } from './passages';
import { isElsewhere, jurisdictionsOf, type AskedJurisdictions } from './scope';
import { termsOf } from './terms';
import { cosine, Weights, worthIn } from './weights';

export interface FindFilter {
  /** True for a guide that is searched; all are when absent. */
  readonly includes?: (guide: GuideText) => boolean;
  /** The only guide that is asked: all of its entries are compared, also those that share no term. */
  readonly only?: IndexedGuide;
}

/** An entry with how sure it is that it answers: 0 to 1. */
export interface FoundEntry {
  readonly entry: Entry;
  readonly sure: number;
  /** True when its law holds elsewhere than where the question asks. */
  readonly isElsewhere: boolean;
  /** Order among the entries: the evidence, and more for the question's terms. */
  readonly rank: number;
  /** Certainty if the question asked where its law holds, and nothing of other guides were near: from 0 to 1. */
  readonly atHome: number;
  /** True when the question is, but for capitals and punctuation, one of its ways of asking. */
  readonly isOwn: boolean;
}

/** A question with the entries nearest to it, the best first. */
export interface Found {
  readonly question: string;
  /** Its terms without the jurisdictions that it names. */
  readonly terms: readonly string[];
  readonly jurisdictions: readonly Jurisdiction[];
  readonly entries: readonly FoundEntry[];
}

/** Entries that are compared with a question. */
const mostCompared = 80;

/** Evidence that each kind of likeness adds: by a logistic regression over the set to develop on (decision 26). */
const worth = {
  /** The wording of the question and of a way of asking, by words and pairs of words: a cosine. */
  wording: 3.3,
  /** The same by their letters, three at a time: 'deduct' and 'deduction'. */
  letters: 7.7,
  /** The weight of the question's terms that the entry has. */
  known: 2.2,
  /** The share of what is asked, without its circumstances, that the entry has. */
  focus: 2,
  /** The share of the nearest entries that are of its guide. */
  agreement: 3.5,
  /** Its law is that of a place which the question names. */
  place: 1.5,
  /** A form or a law that no guide knows, or a year to come that it does not name. */
  unknownName: -7,
  /** Law of another jurisdiction. */
  elsewhere: -6.3,
  /** A name of other guides that the guide does not know. */
  otherName: -1.6,
  /** A summary, which answers for the guide's title alone, asked for with other words. */
  beyondTitle: -8,
  /** Each doubling of its ways of asking beyond the usual number: the best of many is near by chance. */
  ways: -0.4,
  base: -11.6,
  /** Among entries as alike: the question's terms in one way of asking, a cosine. */
  order: 2.5,
  /** And the share of the question that the guide has. */
  guide: 1.5,
};
/** Ways of asking of an entry, as most have them. */
const usualWays = 10;
/** The nearest entries whose guides are compared. */
const mostAgreeing = 5;

/** Finds the entries that answer a question: question to question. Built once for each state of the guides. */
export class EntryIndex {
  readonly guides: readonly IndexedGuide[];
  /** Forms, sections and bills that the guides name. */
  readonly identifiers: ReadonlySet<string>;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #search: MiniSearch;
  readonly #terms: Weights;
  readonly #forms: Weights;
  /** The weight of each way of asking. */
  readonly #ways = new Map<Way, { readonly terms: number; readonly forms: number }>();
  readonly #owners: ReadonlyMap<string, readonly Entry[]>;

  /** @param indexed guides that another index has read already */
  constructor(guides: readonly GuideText[], indexed: readonly IndexedGuide[] = []) {
    this.guides = [...indexed, ...guides.map(indexGuide)];
    const entries = this.guides.flatMap((guide) => guide.entries);
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.identifiers = new Set(this.guides.flatMap(({ identifiers }) => [...identifiers]));
    this.#terms = new Weights(entries.map(({ terms }) => terms));
    this.#forms = new Weights(entries.flatMap(({ ways }) => ways.map(({ forms }) => forms)));
    for (const { ways } of entries)
      for (const way of ways)
        this.#ways.set(way, { terms: this.#terms.sum(way.terms) || 1, forms: this.#forms.sum(way.forms) || 1 });
    const owners = new Map<string, Entry[]>();
    for (const entry of entries)
      for (const { text } of entry.ways) owners.set(plainText(text), [...(owners.get(plainText(text)) ?? []), entry]);
    this.#owners = owners;
    this.#search = new MiniSearch({
      fields: ['questions', 'title', 'answer'],
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      searchOptions: { boost: { questions: 3 } },
    });
    this.#search.addAll(
      entries.map(({ id, ways, searched: { title, answer } }) => ({
        id,
        title: title.join(' '),
        questions: ways.flatMap(({ terms }) => [...terms]).join(' '),
        answer: answer.join(' '),
      })),
    );
  }

  /** A term, or the one that it was meant to be where it is misspelled. */
  #corrected(term: string): string {
    if (this.#terms.has(term) || /\d/.test(term) || term.length < 5) return term;
    const [best] = this.#search.search(term, { fuzzy: term.length > 7 ? 2 : 1 });
    return best?.terms[0] ?? term;
  }

  find(text: string, { includes, only }: FindFilter = {}): Found {
    const question = withoutFormation(text);
    const jurisdictions = jurisdictionsOf(question);
    const ofJurisdictions = new Set(jurisdictions.named.flatMap(({ name }) => termsOf(name)));
    const termsWithout = (some: string) =>
      [...new Set(termsOf(some).map((term) => this.#corrected(term)))].filter((term) => !ofJurisdictions.has(term));
    const terms = termsWithout(question);
    const focus = termsWithout(focusOf(question));
    const way = wayOf(question);
    const forms = identifiersIn(question);
    const asked: Asked = {
      question,
      jurisdictions,
      terms,
      focus: focus.length > 0 ? focus : terms,
      kinds: kindsAskedBy(question),
      way,
      weight: { terms: this.#terms.sum(terms) || 1, forms: this.#forms.sum(way.forms) || 1 },
      names: terms.filter((term) => this.guides.some(({ names }) => names.has(term))),
      forms,
      years: yearsToComeIn(question),
      isStrange: forms.some((form) => !this.identifiers.has(form)) || namesUnknownLaw(question, this.guides),
    };
    const own = this.#owners.get(plainText(text)) ?? [];
    const candidates =
      only?.entries ??
      this.#search
        .search([...terms, ...ofJurisdictions].join(' '))
        .flatMap(({ id }) => this.#entries.get(id as string) ?? []);
    const compared = [...new Set([...own, ...candidates])]
      .filter(({ guide }) => (only ? guide === only : (includes?.(guide.guide) ?? true)))
      .slice(0, mostCompared)
      .map((entry) => this.#compare(entry, asked, own.includes(entry)))
      .sort((one, other) => other.rank - one.rank);
    const nearest = compared.slice(0, mostAgreeing);
    const entries = compared.map(({ evidence, ...found }) => {
      const agreeing = nearest.filter(({ entry }) => entry.guide === found.entry.guide).length / nearest.length;
      // Of few guides some agree by chance.
      const agreed = agreeing - 1 / Math.max(2, this.guides.length);
      const sum = evidence + worth.agreement * agreed + (found.isElsewhere ? worth.elsewhere : 0);
      return {
        ...found,
        sure: found.isOwn ? 1 : share(sum),
        atHome: found.isOwn ? 1 : share(evidence + worth.agreement),
      };
    });
    return { question, terms, jurisdictions: jurisdictions.named, entries };
  }

  /** True when a question has a name of another guide ('W-2', 'FBAR'), and none of this one. */
  namesOther(guide: IndexedGuide, question: string): boolean {
    const said = [...termsOf(question), ...namesIn(question)].filter(
      (name) => !/^\d+$/.test(name) || !question.includes(`${name}-`),
    );
    const isOf = ({ ownNames }: IndexedGuide) => said.some((name) => ownNames.has(name));
    return !isOf(guide) && this.guides.some(isOf);
  }

  /** True when terms, not numbers alone, are a subject of other guides that a guide does not know. */
  speaksOfOthers(guide: IndexedGuide, terms: readonly string[]): boolean {
    const isOfOthers = (term: string) => this.guides.some(({ subject }) => subject.has(term)) && !knows(guide, term);
    return terms.some((term) => !/^\d+$/.test(term) && isOfOthers(term));
  }

  #compare(entry: Entry, asked: Asked, isOwn: boolean): Omit<FoundEntry, 'sure' | 'atHome'> & { evidence: number } {
    const { terms, focus, way } = asked;
    const known = worthIn(entry.terms);
    const most = (likenessOf: (other: Way) => number) => Math.max(...entry.ways.map(likenessOf));
    const about = most((other) => this.#aboutness(terms, other)) / Math.sqrt(asked.weight.terms);
    const evidence =
      (worth.wording * most((other) => this.#alikeness(way, other))) / Math.sqrt(asked.weight.forms) +
      worth.letters * most(({ letters }) => cosine(way.letters, letters)) +
      worth.known * this.#terms.sum(terms, known) +
      (worth.focus * this.#terms.sum(focus, known)) / (this.#terms.sum(focus) || 1) +
      (asked.isStrange || asked.years.some((year) => !says(entry.guide, year)) ? worth.unknownName : 0) +
      (isNamedOther(entry.guide, asked) ? worth.otherName : 0) +
      (entry.isSummary ? worth.beyondTitle * (1 - about) : 0) +
      fitOf(asked.kinds, entry.opening) +
      worth.ways * Math.log2(entry.ways.length / usualWays) +
      worth.base;
    const away = !isOwn && isElsewhere(entry, asked.jurisdictions);
    const local = asked.jurisdictions.named.some((one) => liesIn(one, entry.home)) ? worth.place : 0;
    const inGuide = this.#terms.sum(terms, worthIn(entry.guide.terms));
    return {
      entry,
      evidence,
      rank: isOwn
        ? Infinity
        : evidence +
          local +
          (away ? worth.elsewhere : 0) +
          worth.order * about +
          (worth.guide * inGuide) / asked.weight.terms,
      isElsewhere: away,
      isOwn,
    };
  }

  /** Likeness of a question and a way of asking by their terms: a cosine. */
  #aboutness(terms: readonly string[], way: Way): number {
    const both = this.#terms.sum(terms, worthIn(way.terms));
    return both / Math.sqrt(this.#ways.get(way)?.terms ?? 1);
  }

  /** Likeness of the wording of two ways of asking: a cosine over their words and pairs of words. */
  #alikeness(asked: Way, way: Way): number {
    const both = this.#forms.sum(asked.forms, (form) => (way.forms.has(form) ? 1 : 0));
    return both / Math.sqrt(this.#ways.get(way)?.forms ?? 1);
  }
}

const says = ({ text, entries }: IndexedGuide, words: string): boolean =>
  text.includes(words) || entries.some(({ answer }) => answer.includes(words));

/** True when a question names a form, or a name in capitals of other guides, that a guide does not know. */
const isNamedOther = (guide: IndexedGuide, { names, forms }: Asked): boolean =>
  names.some((term) => !knows(guide, term)) || forms.some((form) => !guide.identifiers.has(form));

interface Asked {
  readonly question: string;
  readonly jurisdictions: AskedJurisdictions;
  readonly terms: readonly string[];
  /** Terms of what it asks, without the circumstances that it tells. */
  readonly focus: readonly string[];
  /** Kinds of fact that it asks for. */
  readonly kinds: ReturnType<typeof kindsAskedBy>;
  readonly way: Way;
  readonly weight: { readonly terms: number; readonly forms: number };
  /** Terms that a guide writes in capitals. */
  readonly names: readonly string[];
  /** Forms, sections and bills that it names. */
  readonly forms: readonly string[];
  /** Years to come that it names. */
  readonly years: readonly string[];
  /** True when it names a form or a law that no guide knows. */
  readonly isStrange: boolean;
}

/** Certainty from a sum of evidence, from 0 to 1. */
const share = (evidence: number): number => 1 / (1 + Math.exp(-evidence));
