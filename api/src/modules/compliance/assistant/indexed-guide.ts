import { createHash } from 'node:crypto';
import { identifiersIn } from './identifiers';
import { jurisdictionsIn, type Jurisdiction } from './jurisdictions';
import { lettersOf } from './other-subjects';
import { passagesOf, type GuideText, type Passage } from './passages';
import { sentencesOf } from './sentences';
import { termsOf } from './terms';

/** A guide with what retrieval asks of it. */
export interface IndexedGuide {
  readonly guide: GuideText;
  readonly passages: readonly Passage[];
  /** Everything it says, in lower case. */
  readonly text: string;
  /** Tells whether it still says the same. */
  readonly digest: string;
  /** The same, its words divided by single spaces. */
  readonly letters: string;
  /** Jurisdictions whose law it is; empty for law that applies in the whole country or everywhere. */
  readonly home: readonly Jurisdiction[];
  readonly terms: ReadonlySet<string>;
  readonly titleTerms: ReadonlySet<string>;
  /** Terms of its title and of each way in which people ask what it answers. */
  readonly askedTerms: ReadonlySet<string>;
  /** Terms of each sentence, with those of the title. */
  readonly sentenceTerms: readonly ReadonlySet<string>[];
  /** Terms of each way in which people ask what it answers. */
  readonly questionTerms: readonly ReadonlySet<string>[];
  /** Terms that stand next to each other, or with one between them, in a sentence, a question or the title. */
  readonly pairs: ReadonlySet<string>;
  /** Terms that it writes in capitals or with digits: names of laws, forms and agencies. */
  readonly names: ReadonlySet<string>;
  /** Forms, sections and bills that it names. */
  readonly identifiers: readonly string[];
}

/** What a passage is found by: its text, and the industry it is said to. */
export const searchText = ({ industry, text }: Passage): string => (industry ? `${industry}\n${text}` : text);

/** Terms with each of those that follow them, up to so many further. */
export const pairsOf = (terms: readonly string[], reach: number): string[] =>
  terms.flatMap((term, index) => terms.slice(index + 1, index + 1 + reach).map((next) => `${term} ${next}`));

/** What people ask that is no subject of a guide, with what retrieval asks of it. */
export interface OtherSubject {
  readonly terms: ReadonlySet<string>;
  /** Terms of what stands between its commas. */
  readonly parts: readonly ReadonlySet<string>[];
  readonly pairs: ReadonlySet<string>;
}

/** How many terms further a pair may reach in a guide. */
const reachOfPairs = 2;

/** 'GDPR', '1099-K', 'W-2', 'AB5'; not '2026'. */
const name = /\b(?=\S*[A-Z])(?:[A-Z]{2,}[A-Za-z]*|[A-Za-z]*\d+[A-Za-z]*)(?:-[A-Z\d]+)*\b/g;

export function indexGuide(guide: GuideText): IndexedGuide {
  const passages = passagesOf(guide);
  const text = [guide.title, ...passages.map(searchText)].join('\n');
  const sentences = passages.flatMap((passage) => sentencesOf(searchText(passage)));
  const questionTerms = guide.questions.map(termsOf);
  const withTitle = (part: string) => new Set(termsOf(`${guide.title}\n${part}`));
  return {
    guide,
    passages,
    text: text.toLowerCase(),
    digest: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    letters: lettersOf(text),
    home: jurisdictionsIn(guide.title),
    terms: new Set(termsOf(text)),
    titleTerms: new Set(termsOf(guide.title)),
    askedTerms: new Set([...termsOf(guide.title), ...questionTerms.flat()]),
    sentenceTerms: sentences.map(withTitle),
    questionTerms: questionTerms.map((asked) => new Set(asked)),
    pairs: new Set(
      [termsOf(guide.title), ...sentences.map(termsOf), ...questionTerms].flatMap((some) =>
        pairsOf(some, reachOfPairs),
      ),
    ),
    names: new Set([...(text.match(name) ?? []).flatMap(termsOf), ...identifiersIn(text)]),
    identifiers: identifiersIn(text),
  };
}

export function indexOther(text: string): OtherSubject {
  const terms = termsOf(text);
  const parts = text.split(',').map((part) => new Set(termsOf(part)));
  return { terms: new Set(terms), parts, pairs: new Set(pairsOf(terms, reachOfPairs)) };
}
