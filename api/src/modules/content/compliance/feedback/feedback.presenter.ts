import type { AssistantFeedback } from '../../../../contract/named-types';
import type { AnswerFeedback } from './answer-feedback.model';

/** Feedback as administrators read it. */
export const presentFeedback = (feedback: AnswerFeedback): AssistantFeedback => ({
  id: feedback.id,
  helpful: feedback.helpful,
  reason: feedback.reason,
  details: feedback.details,
  question: feedback.question,
  answer: feedback.answer,
  answeredBy: feedback.answeredBy,
  guides: feedback.guides,
  createdAt: feedback.createdAt.toISOString(),
  resolvedAt: feedback.resolvedAt?.toISOString() ?? null,
  resolution: feedback.resolution,
});
