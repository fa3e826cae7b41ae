import { identifiersIn } from './identifiers';
import { jurisdictionsIn, type Jurisdiction } from './jurisdictions';
import { passagesOf, type GuideText, type Passage } from './passages';
import { sentencesOf } from './sentences';
import { termsOf, wordsOf } from './terms';

/** A guide with what finding asks of it. */
export interface IndexedGuide {
  readonly guide: GuideText;
  readonly passages: readonly Passage[];
  /** Everything that it says. */
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Jurisdictions whose law it is; empty for law of the whole country or of everywhere. */
  readonly home: readonly Jurisdiction[];
  /** Terms of its title, and of several of its ways of asking: they name its subject. */
  readonly subject: ReadonlySet<string>;
  /** Terms that its title and its text write in capitals: 'GDPR', 'FBAR'. */
  readonly names: ReadonlySet<string>;
  /** Names in capitals and forms in its title: 'GDPR', 'W2'. */
  readonly ownNames: ReadonlySet<string>;
  /** Forms, sections and bills that it or its answers name. */
  readonly identifiers: ReadonlySet<string>;
  readonly entries: readonly Entry[];
}

const capitals = /\b[A-Z]{3,}[A-Za-z]*\b/g;

/** Names that a text writes in capitals, but for words for something else ('LLC'), and its forms: 'gdpr', 'w2'. */
export function namesIn(text: string): string[] {
  const words = (text.match(capitals) ?? []).flatMap(termsOf).filter((term) => text.includes(term.toUpperCase()));
  const forms = identifiersIn(text);
  // 'Form 1099-K' is not every Form 1099.
  const own = forms.filter((form) => !forms.some((other) => other !== form && other.startsWith(form)));
  return [...words, ...own];
}

/** A term of so many ways of asking names a guide's subject. */
const waysOfSubject = 3;

/** True when a guide, or one of its answers, has a term. */
export const knows = ({ terms, entries }: IndexedGuide, term: string): boolean =>
  terms.has(term) || entries.some((entry) => entry.terms.has(term));

/** One answer of a guide. */
export interface Entry {
  readonly id: string;
  readonly guide: IndexedGuide;
  /** The first way of asking. */
  readonly title: string;
  readonly answer: string;
  /** The first sentence of the answer. */
  readonly opening: string;
  /** Its grounds, word for word from the guide. */
  readonly passages: readonly Passage[];
  readonly home: readonly Jurisdiction[];
  readonly ways: readonly Way[];
  /** Terms of its title's guide and of its answer, as the search weighs them. */
  readonly searched: { readonly title: readonly string[]; readonly answer: readonly string[] };
  /** Terms of everything about it. */
  readonly terms: ReadonlySet<string>;
  /** True for the opening of the guide's summary, which only the guide's title asks for. */
  readonly isSummary: boolean;
}

/** One way of asking. */
export interface Way {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Its words and pairs of neighboring words as they are written: 'how', 'how long'. */
  readonly forms: ReadonlySet<string>;
  /** Three letters at a time of each of its words, which have an end: '^do', 'do$'. */
  readonly letters: ReadonlySet<string>;
}

const lettersOf = (word: string): string[] => Array.from(word, (_letter, index) => `^${word}$`.slice(index, index + 3));

export function wayOf(text: string): Way {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  return {
    text,
    terms: new Set(termsOf(text)),
    forms: new Set([...words, ...pairs]),
    letters: new Set(words.flatMap(lettersOf)),
  };
}

/** Ways of asking for a title: all of it, and each of its parts ('FMLA: Family and Medical Leave'). */
const partsOf = (title: string): string[] => [title, ...title.split(/[:()]/).map((part) => part.trim())];

/** The summary answers a question that is no more than the guide's title. */
const summaryOf = ({ title, summary }: GuideText) => {
  const opening = sentencesOf(summary).slice(0, 2);
  return { questions: partsOf(title), answer: opening.join(' '), passages: opening, appliesTo: '' };
};

function subjectOf(title: readonly string[], ways: readonly Way[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { terms } of ways) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Set([...title, ...[...counts].flatMap(([term, count]) => (count >= waysOfSubject ? term : []))]);
}

/** Reads a guide once: its entries, and the terms that questions are compared with. */
export function indexGuide(guide: GuideText): IndexedGuide {
  const passages = passagesOf(guide);
  const text = [guide.title, ...passages.flatMap(({ industry, text: own }) => [industry ?? '', own])].join('\n');
  const title = termsOf(guide.title);
  const summary = { ...summaryOf(guide), isSummary: true };
  const answers = [summary, ...guide.answers.map((answer) => ({ ...answer, isSummary: false }))].map((answer) => ({
    ...answer,
    ways: answer.questions.map(wayOf),
  }));
  const entries: Entry[] = [];
  const indexed = {
    ...{ guide, passages, text, entries },
    terms: new Set(termsOf(text)),
    subject: subjectOf(
      title,
      answers.flatMap(({ isSummary, ways }) => (isSummary ? [] : ways)),
    ),
    names: new Set([...new Set(text.match(capitals))].flatMap(termsOf)),
    ownNames: new Set(namesIn(guide.title)),
    home: jurisdictionsIn(guide.title),
    identifiers: new Set(
      [text, ...guide.answers.flatMap(({ questions, answer }) => [...questions, answer])].flatMap(identifiersIn),
    ),
  };
  for (const [index, { questions, answer, passages: quotes, appliesTo, isSummary, ways }] of answers.entries()) {
    const own = quotes.flatMap((quote) => {
      const from = passages.find((passage) => passage.text.includes(quote));
      return from ? [{ ...from, id: `${from.id}@${from.text.indexOf(quote)}`, text: quote }] : [];
    });
    // What the guide no longer says is no ground for an answer.
    if (own.length < quotes.length || own.length === 0) continue;
    const said = termsOf(answer);
    entries.push({
      id: `${guide.slug}#${index}`,
      guide: indexed,
      title: questions[0] ?? guide.title,
      answer,
      opening: sentencesOf(answer)[0] ?? '',
      passages: own,
      home: appliesTo ? jurisdictionsIn(appliesTo) : indexed.home,
      ways,
      searched: { title, answer: said },
      terms: new Set([
        ...ways.flatMap(({ terms }) => [...terms]),
        // The opening of a summary answers only what it is about, not what it happens to say.
        ...(isSummary ? [] : [...title, ...said, ...termsOf(quotes.join('\n'))]),
      ]),
      isSummary,
    });
  }
  return indexed;
}
