import { assistantFeedbackLimits } from '@counterpart/api/contract';
import { useAct, type Body } from '@counterpart/shell/sdk';
import { useState } from 'react';
import type { Turn } from '../ask/talk';

type Draft = NonNullable<Body<'post', '/api/compliance/feedback'>>;

/** Reason an answer did not help. */
export type FeedbackReason = NonNullable<Draft['reason']>;

interface Feedback {
  /** Feedback given; null until then. */
  readonly helpful: boolean | null;
  readonly isSending: boolean;
  /** Sends it to the editors. Resolves with whether they have it. */
  give(helpful: boolean, reason?: FeedbackReason, details?: string): Promise<boolean>;
}

/** Collects the reader's feedback on an answer. Nothing about who they are is sent. */
export function useFeedback({ id: answerId, question, answer }: Turn): Feedback {
  const { pending, run } = useAct();
  const [helpful, setHelpful] = useState<boolean | null>(null);
  return {
    helpful,
    isSending: pending,
    give: async (isHelpful, reason, details = '') => {
      const opened =
        answer.answeredBy === 'closest' ? answer.sections.flatMap((one) => [one.title, ...one.content]) : [];
      const body: Draft = {
        answerId,
        helpful: isHelpful,
        ...(reason && { reason }),
        details: details.trim(),
        question,
        answer: [answer.answer, ...opened].join('\n').slice(0, assistantFeedbackLimits.answerMax),
        answeredBy: answer.answeredBy,
        guides: [...new Set(answer.citations.map(({ guide }) => guide))].slice(0, assistantFeedbackLimits.guidesMax),
      };
      const failed = 'Your feedback wasn’t sent';
      const isSent = await run((api) => api.send('post', '/api/compliance/feedback', { body }), { failed });
      if (isSent) setHelpful(isHelpful);
      return isSent;
    },
  };
}
