import type { ComplianceAnswer } from '../../../../contract/named-types';
import type { CitedAnswer, Statement } from './answer';
import { presentAnswer, presentRefusal, presentRelated } from './ask.presenter';
import type { AskPayload } from './ask.schema';
import { assistantFilter } from './assistant-filter';
import type { Entry } from './entry';
import type { Found, FoundEntry } from './entry-index';
import { entryIndex } from './guide-entries';
import type { AnswerModel } from './model-answer';
import { LateModelError } from '../../../../platform/model/line-model';
import { isAnsweredElsewhere, sureEnough } from './outcome';
import { isCourtesy, refusalSentences, type Refusal } from './refusals';
import { sectionsOf } from './sections';
import { followUpsOf, questionInTalk } from './talk';

/** The source of the answer, or why there is none. */
export type AnswerOutcome = 'model' | 'guides' | 'closest' | Refusal;

/** Dependencies of the assistant. */
export interface AssistantTools {
  /** Null answers with the entries of the guides alone. */
  readonly model: AnswerModel | null;
  /** Logs why the model did not answer. */
  readonly warn: (error: unknown, text: string) => void;
  /** Told once of each question what became of it. */
  readonly onOutcome?: (outcome: AnswerOutcome) => void;
  /** Aborted when no client waits for the answer any more. */
  readonly signal?: AbortSignal;
}

type OnStatement = (part: string, statement: Statement) => void;

/** Sentences for an answer that a model should have worded, by what it did. */
const modelAway = {
  late: 'Our AI model didn’t answer in time, so this is word for word from our guides.',
  down: 'Our AI model isn’t available right now, so this is word for word from our guides.',
  unsupported: 'Our AI model said nothing that our guides confirm, so this is word for word from them.',
};
const closestInGuides = 'We’re not sure this is your question. The closest one our guides answer:';
const mostRelated = 3;
/** Near entries whose parts of the guide a model reads. */
const mostForModel = 5;

/**
 * Answers a question from the guides, opens what is closest in them, or says why there is no answer.
 * @throws the signal's reason once it is aborted
 */
export async function answerQuestion(
  { question, industry, category, previousQuestions }: AskPayload,
  tools: AssistantTools,
  onStatement: OnStatement = () => {},
): Promise<ComplianceAnswer> {
  const index = await entryIndex();
  const filter = assistantFilter(industry, category);
  const meant = questionInTalk(index, question, previousQuestions, filter);
  const { outcome, found } = meant;
  if (outcome.kind !== 'answer' && isAnsweredElsewhere(index, found.question, filter))
    return refuse('category', null, tools);
  if (outcome.kind === 'refusal') return refuse(outcome.reason, outcome.nearest, tools);
  const { entry } = outcome.entry;
  const statement: Statement = { text: entry.answer, passages: entry.passages };
  if (outcome.kind === 'closest') {
    tools.onOutcome?.('closest');
    const closest: CitedAnswer = {
      answeredBy: 'closest',
      answer: [{ text: closestInGuides, passages: [] }],
      sections: [{ title: entry.title, statements: [statement] }],
    };
    reportEach(closest, onStatement);
    // An older released area shows only what is related, so the opened entry is the first of it.
    return presentAnswer(closest, { followUps: [], related: presentRelated([entry, ...outcome.others]) });
  }
  const more = { followUps: followUpsOf(entry, meant), related: presentRelated(relatedTo(entry, found)) };
  const worded = await fromModel(found, entry, tools, onStatement);
  tools.signal?.throwIfAborted();
  const isWorded = typeof worded === 'object';
  tools.onOutcome?.(isWorded ? 'model' : 'guides');
  if (isWorded) return presentAnswer(worded, more);
  const fromGuides: CitedAnswer = {
    answeredBy: 'guides',
    answer: [statement],
    sections: sectionsOf(entry.guide, found.terms, filter.industry),
  };
  reportEach(fromGuides, onStatement);
  return presentAnswer(fromGuides, more, worded && modelAway[worded]);
}

function refuse(reason: Refusal, nearest: FoundEntry | null, { onOutcome }: AssistantTools): ComplianceAnswer {
  onOutcome?.(reason);
  return presentRefusal(refusalSentences[reason], nearest?.entry.guide.guide ?? null, isCourtesy(reason));
}

/** Near answers of other guides. */
const relatedTo = ({ guide }: Entry, { entries }: Found): Entry[] =>
  entries
    .filter(({ entry, sure, isElsewhere }) => entry.guide !== guide && sure >= sureEnough.related && !isElsewhere)
    .slice(0, mostRelated)
    .map(({ entry }) => entry);

/** Gets the model's answer from the passages, or why there is none; undefined without a model. */
async function fromModel(
  { question, entries }: Found,
  { guide }: Entry,
  { model, warn, signal }: AssistantTools,
  onStatement: OnStatement,
): Promise<CitedAnswer | keyof typeof modelAway | undefined> {
  if (!model) return undefined;
  const near = entries.filter(({ entry }) => entry.guide === guide).slice(0, mostForModel);
  try {
    const answer = await model.answer(
      question,
      guide.passages.filter(({ id }) =>
        near.some(({ entry }) => entry.passages.some((own) => own.id.startsWith(`${id}@`))),
      ),
      onStatement,
      signal,
    );
    if (answer) return answer;
    warn(null, 'no statement of the model was supported by its passages');
    return 'unsupported';
  } catch (error) {
    if (!signal?.aborted) warn(error, 'the model did not answer');
    return error instanceof LateModelError ? 'late' : 'down';
  }
}

function reportEach({ answer, sections }: CitedAnswer, onStatement: OnStatement): void {
  for (const statement of answer) onStatement('answer', statement);
  for (const { title, statements } of sections) for (const statement of statements) onStatement(title, statement);
}
