import { sentencesOf } from './sentences';
import type { Entry } from './entry';
import type { EntryIndex } from './entry-index';
import { followUpsOf, questionInTalk } from './talk';

/** A question with what should come of it. */
export interface EvaluationQuestion {
  readonly text: string;
  /** The guides that answer it; none for a question that none answers. */
  readonly guides: readonly string[];
  /** Pattern of the fact in the first sentence of a right answer; null where only the guide is known. */
  readonly fact: RegExp | null;
  /** Earlier questions of the same talk, oldest first. */
  readonly before: readonly string[];
}

/** Quality of the answers: shares from 0 to 1. */
export interface EvaluationFigures {
  readonly answerable: number;
  readonly unanswerable: number;
  /** The first entry is of a guide that answers. */
  readonly rightGuideFirst: number;
  /** The first entry is of a guide that answers, and holds the fact. */
  readonly rightEntryFirst: number;
  /** Of the questions whose fact is known, those whose answer opens with it. */
  readonly firstSentenceHoldsFact: number;
  /** The same of those that are answered, and not only named the closest or refused. */
  readonly firstSentenceOfAnswers: number;
  /** Of the questions that no guide answers, those that are not answered. */
  readonly refusedOrClosest: number;
  /** Of the questions that a guide answers, those that are refused. */
  readonly wronglyRefused: number;
  /** Of the questions that a guide answers, those for which it is only named the closest. */
  readonly onlyClosest: number;
  /** Questions in a talk that are answered from the right guide, or said not to be answered. */
  readonly followUps: number;
  /** Answers that rest on what their guide does not say, and offered questions that it does not answer: has to be 0. */
  readonly untrueCitations: number;
  readonly failures: readonly string[];
}

/** @param rows of a file: question, guides, fact, questions before it */
export const questionsOf = (rows: readonly (readonly string[])[]): EvaluationQuestion[] =>
  rows.map(([text = '', guides = '', fact = '', before = '']) => ({
    text,
    guides: guides.split(',').filter(Boolean),
    fact: fact ? new RegExp(fact, 'i') : null,
    before: before.split(' | ').filter(Boolean),
  }));

const share = (some: readonly unknown[], all: readonly unknown[]): number =>
  all.length === 0 ? 1 : some.length / all.length;

function resultOf(index: EntryIndex, question: EvaluationQuestion) {
  const { text, guides, fact, before } = question;
  const { outcome, found, ...talk } = questionInTalk(index, text, before, {});
  const top = outcome.kind === 'answer' ? outcome.entry.entry : found.entries.find((one) => !one.isElsewhere)?.entry;
  const isRightGuide = top !== undefined && guides.includes(top.guide.guide.slug);
  const holds = (said: string) => isRightGuide && (fact?.test(said) ?? true);
  return {
    question,
    kind: outcome.kind,
    top,
    sure: found.entries[0]?.sure ?? 0,
    isRightGuide,
    isRightEntry: holds([top?.answer, ...(top?.passages.map((passage) => passage.text) ?? [])].join(' ')),
    opensWithFact: outcome.kind === 'answer' && holds(sentencesOf(top?.answer ?? '')[0] ?? ''),
    untrue:
      outcome.kind === 'answer'
        ? untrueIn(outcome.entry.entry, index, followUpsOf(outcome.entry.entry, { found, ...talk }))
        : 0,
  };
}

/** Counts passages that the guide does not hold, and follow-ups that it does not answer. */
function untrueIn({ passages, guide }: Entry, index: EntryIndex, followUps: readonly string[]): number {
  const notSaid = passages.filter(({ text }) => !guide.passages.some((passage) => passage.text.includes(text)));
  const notAnswered = followUps.filter((text) => index.find(text).entries[0]?.entry.guide !== guide);
  return notSaid.length + notAnswered.length;
}

/** Asks every question and counts what comes of it. */
export function evaluate(index: EntryIndex, questions: readonly EvaluationQuestion[]): EvaluationFigures {
  const results = questions.map((question) => resultOf(index, question));
  const alone = results.filter(({ question }) => question.before.length === 0);
  const answerable = alone.filter(({ question }) => question.guides.length > 0);
  const unanswerable = alone.filter(({ question }) => question.guides.length === 0);
  const withFact = answerable.filter(({ question }) => question.fact);
  const answeredWithFact = withFact.filter(({ kind }) => kind === 'answer');
  const inTalk = results.filter(({ question }) => question.before.length > 0);
  const isRight = ({ question, kind, isRightGuide, opensWithFact }: (typeof results)[number]) => {
    if (question.guides.length === 0) return kind !== 'answer';
    return kind === 'answer' && isRightGuide && (question.fact === null || opensWithFact);
  };
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    rightGuideFirst: share(
      answerable.filter(({ isRightGuide }) => isRightGuide),
      answerable,
    ),
    rightEntryFirst: share(
      withFact.filter(({ isRightEntry }) => isRightEntry),
      withFact,
    ),
    firstSentenceHoldsFact: share(
      withFact.filter(({ opensWithFact }) => opensWithFact),
      withFact,
    ),
    firstSentenceOfAnswers: share(
      answeredWithFact.filter(({ opensWithFact }) => opensWithFact),
      answeredWithFact,
    ),
    refusedOrClosest: share(
      unanswerable.filter(({ kind }) => kind !== 'answer'),
      unanswerable,
    ),
    wronglyRefused: share(
      answerable.filter(({ kind }) => kind === 'refusal'),
      answerable,
    ),
    onlyClosest: share(
      answerable.filter(({ kind }) => kind === 'closest'),
      answerable,
    ),
    followUps: share(inTalk.filter(isRight), inTalk),
    untrueCitations: results.reduce((sum, { untrue }) => sum + untrue, 0),
    failures: results
      .filter((result) => !isRight(result))
      .map(({ question, kind, top, sure }) => `${kind} (${sure.toFixed(2)}): ${question.text} → ${top?.title ?? ''}`),
  };
}
