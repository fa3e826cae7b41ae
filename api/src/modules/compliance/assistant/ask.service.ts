import type { ComplianceAnswer } from '../../../contract/named-types';
import type { CitedAnswer, Statement } from './answer';
import { presentAnswer } from './ask.presenter';
import type { AskPayload } from './ask.schema';
import { refusalOf, type Refusal } from './assess-question';
import { assistantFilter } from './assistant-filter';
import { answerFromGuides } from './extractive-answer';
import { followUpsOf } from './follow-ups';
import { passageIndex } from './guide-passages';
import type { AnswerModel } from './model-answer';
import { refusalSentences } from './refusals';
import type { PassageIndex, Retrieval, RetrievalFilter } from './retrieve-passages';
import { questionInTalk } from './talk';

/** The source of the answer, or why there is none. */
export type AnswerOutcome = 'model' | 'guides' | Refusal | 'category';

/** What the assistant works with. */
export interface AssistantTools {
  /** Null answers with sentences of the guides alone. */
  readonly model: AnswerModel | null;
  /** Logs why the model did not answer. */
  readonly warn: (error: unknown, text: string) => void;
  /** Told once of each question what became of it. */
  readonly onOutcome?: (outcome: AnswerOutcome) => void;
  /** Aborted when no client waits for the answer any more. */
  readonly signal?: AbortSignal;
}

type OnStatement = (part: string, statement: Statement) => void;

const modelAway = 'Our AI model didn’t answer in time, so this is word for word from our guides.';

/**
 * Answers a question from the guides, or says that they do not answer it.
 * @throws the signal's reason once it is aborted
 */
export async function answerQuestion(
  { question, industry, category, previousQuestions }: AskPayload,
  tools: AssistantTools,
  onStatement: OnStatement = () => {},
): Promise<ComplianceAnswer> {
  const index = await passageIndex();
  const filter = assistantFilter(industry, category);
  const { text: meant, retrieval } = questionInTalk(index, question, previousQuestions, filter);
  const refusal = refusalOf(meant, retrieval);
  if (isAnsweredElsewhere(index, meant, filter)) return refuse('category', tools);
  if (refusal) return refuse(refusal, tools);
  const guide = retrieval.passages[0]?.passage.guide;
  const followUps = guide ? followUpsOf(index, guide) : [];
  const worded = await fromModel(meant, retrieval, tools, onStatement);
  tools.signal?.throwIfAborted();
  tools.onOutcome?.(worded ? 'model' : 'guides');
  if (worded) return presentAnswer(worded, followUps);
  const fromGuides = answerFromGuides(meant, retrieval.passages);
  reportEach(fromGuides, onStatement);
  return presentAnswer(fromGuides, followUps, tools.model ? modelAway : undefined);
}

/** Whether the guide that answers a question is not of the category that was chosen. */
function isAnsweredElsewhere(index: PassageIndex, question: string, { includes }: RetrievalFilter): boolean {
  if (!includes) return false;
  const everywhere = index.search(question);
  const guide = everywhere.passages[0]?.passage.guide;
  return guide !== undefined && !includes(guide) && refusalOf(question, everywhere) === null;
}

function refuse(reason: Refusal | 'category', { onOutcome }: AssistantTools): ComplianceAnswer {
  onOutcome?.(reason);
  return {
    ...presentAnswer({ answeredBy: 'refusal', answer: [], sections: [] }, []),
    answer: refusalSentences[reason],
  };
}

/** What the model makes of the passages; null when there is none, or nothing of what it said holds. */
async function fromModel(
  question: string,
  { passages }: Retrieval,
  { model, warn, signal }: AssistantTools,
  onStatement: OnStatement,
): Promise<CitedAnswer | null> {
  if (!model) return null;
  try {
    const answer = await model.answer(
      question,
      passages.map(({ passage }) => passage),
      onStatement,
      signal,
    );
    if (!answer) warn(null, 'no statement of the model was supported by its passages in time');
    return answer;
  } catch (error) {
    if (!signal?.aborted) warn(error, 'the model did not answer');
    return null;
  }
}

function reportEach({ answer, sections }: CitedAnswer, onStatement: OnStatement): void {
  for (const statement of answer) onStatement('answer', statement);
  for (const { title, statements } of sections) for (const statement of statements) onStatement(title, statement);
}
