import { identifiersIn } from './identifiers';
import { jurisdictionsIn, type Jurisdiction } from './jurisdictions';
import { passagesOf, type GuideText, type Passage } from './passages';
import { sentencesOf } from './sentences';
import { termsOf } from './terms';

/** A guide with what retrieval asks of it. */
export interface IndexedGuide {
  readonly guide: GuideText;
  readonly passages: readonly Passage[];
  /** Everything it says, in lower case. */
  readonly text: string;
  /** Jurisdictions whose law it is; empty for law that applies in the whole country or everywhere. */
  readonly home: readonly Jurisdiction[];
  readonly terms: ReadonlySet<string>;
  readonly titleTerms: ReadonlySet<string>;
  /** Terms of each passage, with those of the title. */
  readonly passageTerms: readonly ReadonlySet<string>[];
  /** Terms of each sentence, with those of the title. */
  readonly sentenceTerms: readonly ReadonlySet<string>[];
  /** Terms of each way in which people ask what it answers. */
  readonly questionTerms: readonly ReadonlySet<string>[];
  /** Forms, sections and bills that it names. */
  readonly identifiers: readonly string[];
}

/** What a passage is found by: its text, and the industry it is said to. */
export const searchText = ({ industry, text }: Passage): string => (industry ? `${industry}\n${text}` : text);

export function indexGuide(guide: GuideText): IndexedGuide {
  const passages = passagesOf(guide);
  const text = [guide.title, ...passages.map(searchText)].join('\n');
  const withTitle = (part: string) => new Set(termsOf(`${guide.title}\n${part}`));
  return {
    guide,
    passages,
    text: text.toLowerCase(),
    home: jurisdictionsIn(guide.title),
    terms: new Set(termsOf(text)),
    titleTerms: new Set(termsOf(guide.title)),
    passageTerms: passages.map((passage) => withTitle(searchText(passage))),
    sentenceTerms: passages.flatMap((passage) => sentencesOf(searchText(passage)).map(withTitle)),
    questionTerms: guide.questions.map((question) => new Set(termsOf(question))),
    identifiers: identifiersIn(text),
  };
}
