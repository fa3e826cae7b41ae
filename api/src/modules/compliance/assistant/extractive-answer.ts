import { monthNames } from '../month-names';
import type { AnswerSection, CitedAnswer, Statement } from './answer';
import type { Passage, PassagePart } from './passages';
import type { RetrievedPassage } from './retrieve-passages';
import { sentencesOf } from './sentences';
import { relatedTo, termsOf } from './terms';

interface ScoredSentence {
  readonly text: string;
  readonly passage: Passage;
  readonly score: number;
}

const mostInAnswer = 2;
const mostInSection = 4;
/** A sentence joins the answer when it is so near to the best one. */
const leastOfBest = 0.6;
/** What a term of the title is worth: it finds the guide, and says little of which sentence answers. */
const titleWorth = 0.3;

/** What a question asks for, and what a sentence that says it has. */
const figures: readonly { readonly asked: RegExp; readonly said: RegExp }[] = [
  {
    asked:
      /\b(?:how (?:long|soon|often|many (?:days|hours|years|months))|when|deadline|due|by what date|over how many)\b/i,
    said: new RegExp(
      String.raw`\b(?:(?:\d+|one|two|three|five|six|ten|fifteen) (?:\w+ )?(?:hours?|days?|weeks?|months?|years?)|every|(?:${monthNames}) \d+|each quarter)\b`,
    ),
  },
  {
    asked: /\b(?:how (?:much|high|big)|fines?|penalt(?:y|ies)|threshold|limit|cost|fee|salary|revenue)\b/i,
    said: /[$£€]\s?\d|\d[\d,.]* (?:euros|percent|million)|\b(?:million|no fee)\b/i,
  },
  {
    asked: /\b(?:how many|percent(?:age)?|rate|threshold|limit)\b/i,
    said: /\d/,
  },
];
/** What a figure of the kind that is asked for is worth. */
const figureBonus = 1.5;

const sections: readonly (readonly [title: string, part: PassagePart])[] = [
  ['What the law says', 'summary'],
  ['What it means for your business', 'application'],
  ['For your industry', 'industries'],
  ['What to do', 'checklist'],
];

/** How well a sentence answers: the share of the question's terms in it, by how few sentences have them. */
function score(terms: ReadonlySet<string>, asked: readonly string[], weights: ReadonlyMap<string, number>): number {
  return asked.reduce((total, term) => {
    const weight = weights.get(term) ?? 0;
    if (terms.has(term)) return total + weight;
    return relatedTo(term).some((other) => terms.has(other)) ? total + weight / 2 : total;
  }, 0);
}

/** The sentences of the passages, the best first. */
function rank(question: string, passages: readonly RetrievedPassage[]): ScoredSentence[] {
  const asked = [...new Set(termsOf(question))];
  const title = new Set(termsOf(passages[0]?.passage.guide.title ?? ''));
  const sentences = passages.flatMap(({ passage, score: passageScore }) =>
    sentencesOf(passage.text).map((text) => ({ text, passage, passageScore, terms: new Set(termsOf(text)) })),
  );
  const weights = new Map(
    asked.map((term) => {
      const having = sentences.filter(({ terms }) => terms.has(term)).length;
      const worth = title.has(term) ? titleWorth : 1;
      return [term, worth * Math.log(1 + sentences.length / Math.max(having, 1))];
    }),
  );
  const wanted = figures.filter(({ asked: pattern }) => pattern.test(question));
  const best = Math.max(...passages.map((passage) => passage.score));
  return sentences
    .map(({ text, passage, passageScore, terms }) => ({
      text,
      passage,
      score:
        score(terms, asked, weights) *
        (wanted.some(({ said }) => said.test(text)) ? figureBonus : 1) *
        (0.7 + (0.3 * passageScore) / best),
    }))
    .sort((one, other) => other.score - one.score);
}

const cited = ({ text, passage }: ScoredSentence): Statement => ({ text, passages: [passage] });

const positionOf = ({ passage: { part } }: ScoredSentence): number => sections.findIndex(([, of]) => of === part);

/** What the law says before what to do, and within a part as the guide has it: sentences follow each other there. */
const inOrder = (sentences: readonly ScoredSentence[]): ScoredSentence[] =>
  sentences.toSorted(
    (one, other) =>
      positionOf(one) - positionOf(other) ||
      one.passage.id.localeCompare(other.passage.id) ||
      one.passage.text.indexOf(one.text) - other.passage.text.indexOf(other.text),
  );

/**
 * Answers with sentences of the guides, word for word: those nearest to the question as the answer, the others of the
 * same guide by what they are. Never adds a word of its own.
 * @param passages what was retrieved for the question, the best first; not empty
 */
export function answerFromGuides(question: string, passages: readonly RetrievedPassage[]): CitedAnswer {
  const guide = passages[0]?.passage.guide.slug;
  const ranked = rank(
    question,
    passages.filter(({ passage }) => passage.guide.slug === guide),
  );
  const least = (ranked[0]?.score ?? 0) * leastOfBest;
  const answer = inOrder(ranked.slice(0, mostInAnswer).filter(({ score: reached }) => reached >= least));
  const rest = ranked.filter((sentence) => !answer.includes(sentence));
  return {
    answeredBy: 'guides',
    answer: answer.map(cited),
    sections: sections.flatMap(([title, part]): AnswerSection[] => {
      const statements = inOrder(rest.filter(({ passage }) => passage.part === part).slice(0, mostInSection)).map(
        cited,
      );
      return statements.length > 0 ? [{ title, statements }] : [];
    }),
  };
}
