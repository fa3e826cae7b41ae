import { assistantFeedbackLimits } from '@counterpart/api/contract';
import { errorSentence, useHost, useToast, type Body } from '@counterpart/shell/sdk';
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
  const { api } = useHost();
  const showToast = useToast();
  const [helpful, setHelpful] = useState<boolean | null>(null);
  const [isSending, setIsSending] = useState(false);
  return {
    helpful,
    isSending,
    give: async (isHelpful, reason, details = '') => {
      setIsSending(true);
      const body: Draft = {
        answerId,
        helpful: isHelpful,
        ...(reason && { reason }),
        details: details.trim(),
        question,
        answer: answer.answer.slice(0, assistantFeedbackLimits.answerMax),
        answeredBy: answer.answeredBy,
        guides: [...new Set(answer.citations.map(({ guide }) => guide))].slice(0, assistantFeedbackLimits.guidesMax),
      };
      try {
        await api.send('post', '/api/compliance/feedback', { body });
        setHelpful(isHelpful);
        return true;
      } catch (error) {
        showToast({ title: 'Your feedback wasn’t sent', description: errorSentence(error), tone: 'destructive' });
        return false;
      } finally {
        setIsSending(false);
      }
    },
  };
}
