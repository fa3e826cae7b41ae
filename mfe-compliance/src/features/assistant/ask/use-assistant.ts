import { assistantLimits } from '@counterpart/api/contract';
import { isApiError, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { defaultFailure } from './ask-api';
import { createTalk, emptyTalk, type Talk, type TalkState } from './talk';

/** The talk of this tab. A server only ever sees the empty one. */
const tabTalk = createTalk();

interface Assistant {
  readonly talk: Talk;
  readonly state: TalkState;
  /** Text in the question box. */
  readonly text: string;
  /** Asks, and says in a toast why there is no answer. Resolves with whether there is one. */
  ask(question: string): Promise<boolean>;
}

/**
 * The assistant as a page shows it.
 * @param arrivedWith a question that another page hands over: filled in and asked, unless this tab has its answer
 * already
 */
export function useAssistant(arrivedWith: string, talk: Talk = tabTalk): Assistant {
  const { api } = useHost();
  const { user } = useSession();
  const viewerId = user?.id ?? null;
  const showToast = useToast();
  const state = useSyncExternalStore(talk.subscribe, talk.read, () => emptyTalk);

  const ask = async (question: string): Promise<boolean> => {
    const asked = question.trim();
    if (!asked) {
      showToast({ title: 'Question required', description: 'Please enter a question', tone: 'destructive' });
      return false;
    }
    if (asked.length > assistantLimits.questionMax) return false;
    try {
      await talk.ask(api, asked);
      return true;
    } catch (error) {
      if (!isAbort(error)) showToast({ title: 'Error', description: messageOf(error), tone: 'destructive' });
      return false;
    }
  };

  useLayoutEffect(() => talk.belongTo(viewerId), [talk, viewerId]);
  useEffect(() => () => talk.abort(), [talk]);
  useEffect(() => {
    if (!arrivedWith || talk.knows(arrivedWith)) return;
    talk.clear();
    void ask(arrivedWith);
    // Asked once for each question that arrives, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrivedWith, talk]);

  return { talk, state, text: state.draft ?? arrivedWith, ask };
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function messageOf(error: unknown): string {
  if (isApiError(error)) return error.message;
  return (error instanceof Error && error.message) || defaultFailure;
}
