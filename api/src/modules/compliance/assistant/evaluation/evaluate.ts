import { refusalOf } from '../assess-question';
import { assistantFilter } from '../assistant-filter';
import { answerFromGuides } from '../extractive-answer';
import type { GuideChoiceWeights } from '../guide-choice';
import type { GuideText, Passage } from '../passages';
import { PassageIndex, type Retrieval } from '../retrieve-passages';
import type { LabeledQuestion } from './learned-questions';

/** How well the embedded answerer does on some questions; shares from 0 to 1. */
export interface EvaluationFigures {
  readonly answerable: number;
  readonly unanswerable: number;
  /** One of the five retrieved passages holds the answer. */
  readonly recallAt5: number;
  /** The first passage is of the guide that answers. */
  readonly rightGuideFirst: number;
  /** Cited passages that are of a guide that answers. */
  readonly citationPrecision: number;
  /** Answers whose first sentences are from a part of the guide that holds the answer. */
  readonly rightPart: number;
  /** Refused questions that had to be refused. */
  readonly refusalPrecision: number;
  /** Questions without an answer that were refused. */
  readonly refusalRecall: number;
  /** Citations whose passage does not exist or does not hold the sentence: has to be 0. */
  readonly untrueCitations: number;
  /** Questions that went wrong, with what happened. */
  readonly failures: readonly string[];
}

/** The year in which guides and questions were written. */
export const yearOfTheGuides = 2026;

interface Outcome {
  readonly question: LabeledQuestion;
  readonly retrieval: Retrieval;
  readonly isRefused: boolean;
}

const share = (some: number, all: number): number => (all === 0 ? 1 : some / all);

/** Whether a passage is of a part that holds the answer: of any part where the question does not say which. */
const isExpected = ({ answers }: LabeledQuestion, { guide, part }: Passage): boolean =>
  answers.some((answer) => answer.guide === guide.slug && (answer.parts?.includes(part) ?? true));

const isOfRightGuide = ({ answers }: LabeledQuestion, { guide }: Passage): boolean =>
  answers.some((answer) => answer.guide === guide.slug);

function outcomeOf(index: PassageIndex, question: LabeledQuestion): Outcome {
  const retrieval = index.search(question.text, assistantFilter(question.industry, question.category));
  return { question, retrieval, isRefused: refusalOf(question.text, retrieval, yearOfTheGuides) !== null };
}

function failureOf({ question, retrieval, isRefused }: Outcome): string[] {
  const [top] = retrieval.passages;
  const confidence = retrieval.confidence.toFixed(2);
  if (question.answers.length === 0)
    return isRefused ? [] : [`answered (${confidence}): ${question.text} → ${top?.passage.id ?? ''}`];
  if (isRefused) return [`refused (${confidence}): ${question.text}`];
  if (!top || !isOfRightGuide(question, top.passage))
    return [`wrong guide: ${question.text} → ${top?.passage.id ?? ''}`];
  return retrieval.passages.some(({ passage }) => isExpected(question, passage))
    ? []
    : [`right passage not among five: ${question.text}`];
}

/**
 * Asks every question of guides and counts what comes of it.
 * @param weights what evidence counts; default as fitted
 */
export function evaluate(
  guides: readonly GuideText[],
  questions: readonly LabeledQuestion[],
  weights?: GuideChoiceWeights,
): EvaluationFigures {
  const index = new PassageIndex(guides, weights);
  const outcomes = questions.map((question) => outcomeOf(index, question));
  const answerable = outcomes.filter(({ question }) => question.answers.length > 0);
  const unanswerable = outcomes.filter(({ question }) => question.answers.length === 0);
  const refused = outcomes.filter(({ isRefused }) => isRefused);
  const answered = answerable.filter(({ isRefused }) => !isRefused);
  const cited = answered.map(({ question, retrieval }) => ({
    question,
    statements: answerFromGuides(question.text, retrieval.passages).answer,
  }));
  const citations = cited.flatMap(({ question, statements }) =>
    statements.flatMap(({ text, passages }) => passages.map((passage) => ({ question, text, passage }))),
  );
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    recallAt5: share(
      answerable.filter(({ question, retrieval }) =>
        retrieval.passages.some(({ passage }) => isExpected(question, passage)),
      ).length,
      answerable.length,
    ),
    rightGuideFirst: share(
      answerable.filter(
        ({ question, retrieval: { passages } }) => passages[0] && isOfRightGuide(question, passages[0].passage),
      ).length,
      answerable.length,
    ),
    citationPrecision: share(
      citations.filter(({ question, passage }) => isOfRightGuide(question, passage)).length,
      citations.length,
    ),
    rightPart: share(
      cited.filter(({ question, statements }) =>
        statements.some(({ passages }) => passages.some((passage) => isExpected(question, passage))),
      ).length,
      cited.length,
    ),
    refusalPrecision: share(refused.filter(({ question }) => question.answers.length === 0).length, refused.length),
    refusalRecall: share(unanswerable.filter(({ isRefused }) => isRefused).length, unanswerable.length),
    untrueCitations: citations.filter(({ text, passage }) => !passage.text.includes(text)).length,
    failures: outcomes.flatMap(failureOf),
  };
}
