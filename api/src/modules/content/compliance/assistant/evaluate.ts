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

/** @param rows of a file: question, guides, fact, questions before it */
export const questionsOf = (rows: readonly (readonly string[])[]): EvaluationQuestion[] =>
  rows.map(([text = '', guides = '', fact = '', before = '']) => ({
    text,
    guides: guides.split(',').filter(Boolean),
    fact: fact ? new RegExp(fact, 'i') : null,
    before: before.split(' | ').filter(Boolean),
  }));

const share = <Item>(all: readonly Item[], test: (item: Item) => boolean): number =>
  all.length === 0 ? 1 : all.filter(test).length / all.length;

function resultOf(index: EntryIndex, question: EvaluationQuestion) {
  const { text, guides, fact, before } = question;
  const { outcome, found, ...talk } = questionInTalk(index, text, before, {});
  const top = ('entry' in outcome ? outcome.entry : found.entries.find((one) => !one.isElsewhere))?.entry;
  const isRightGuide = top !== undefined && guides.includes(top.guide.guide.slug);
  const holds = (said: string) => isRightGuide && (fact?.test(said) ?? true);
  return {
    question,
    kind: outcome.kind,
    top,
    sure: found.entries[0]?.sure ?? 0,
    isRightGuide,
    isRightEntry: holds([top?.answer, ...(top?.passages.map((passage) => passage.text) ?? [])].join(' ')),
    opensWithFact: outcome.kind !== 'refusal' && holds(top?.opening ?? ''),
    untrue: outcome.kind === 'answer' && top ? untrueIn(top, index, followUpsOf(top, { found, ...talk })) : 0,
  };
}

/** Counts passages that the guide does not hold, and follow-ups that it does not answer. */
function untrueIn({ passages, guide }: Entry, index: EntryIndex, followUps: readonly string[]): number {
  const notSaid = passages.filter(({ text }) => !guide.passages.some((passage) => passage.text.includes(text)));
  const notAnswered = followUps.filter((text) => index.find(text).entries[0]?.entry.guide !== guide);
  return notSaid.length + notAnswered.length;
}

/** Asks every question and counts what comes of it: shares from 0 to 1. */
export function evaluate(index: EntryIndex, questions: readonly EvaluationQuestion[]) {
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
    rightGuideFirst: share(answerable, ({ isRightGuide }) => isRightGuide),
    rightEntryFirst: share(withFact, ({ isRightEntry }) => isRightEntry),
    // Of the questions whose fact is known, and of those of them that are answered.
    firstSentenceHoldsFact: share(withFact, ({ kind, opensWithFact }) => kind === 'answer' && opensWithFact),
    shownHoldsFact: share(withFact, ({ opensWithFact }) => opensWithFact),
    firstSentenceOfAnswers: share(answeredWithFact, ({ opensWithFact }) => opensWithFact),
    refusedOrClosest: share(unanswerable, ({ kind }) => kind !== 'answer'),
    openedAsClosest: share(unanswerable, ({ kind }) => kind === 'closest'),
    wronglyRefused: share(answerable, ({ kind }) => kind === 'refusal'),
    onlyClosest: share(answerable, ({ kind }) => kind === 'closest'),
    followUps: share(inTalk, isRight),
    // Answers that rest on what their guide does not say, and offered questions that it does not answer: has to be 0.
    untrueCitations: results.reduce((sum, { untrue }) => sum + untrue, 0),
    failures: results
      .filter((result) => !isRight(result))
      .map(({ question, kind, top, sure }) => `${kind} (${sure.toFixed(2)}): ${question.text} → ${top?.title ?? ''}`),
  };
}
