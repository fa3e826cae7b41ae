import { assistantLimits } from '@counterpart/api/contract';
import { isApiError, useDraft, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { defaultFailure } from './ask-api';
import { allCategories, allIndustries, createTalk, emptyTalk, type Talk, type TalkState } from './talk';

/** The talk of this tab. A server only ever sees the empty one. */
const tabTalk = createTalk();

/** Fields of the question's form, as yet untouched. */
const blank: Readonly<Record<string, string>> = { draft: '', industry: allIndustries, category: allCategories };

interface Assistant {
  readonly talk: Talk;
  readonly state: TalkState;
  /** Text in the question box. */
  readonly text: string;
  /** Asks, and says in a toast why there is no answer. Resolves with whether there is one. */
  ask(question: string): Promise<boolean>;
  /** Something was typed or chosen; it is there again after signing in again. */
  readonly enter: Talk['write'];
  readonly clear: () => void;
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
  const draft = useDraft('assistant-question');
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
      draft.forget();
      return true;
    } catch (error) {
      if (!isAbort(error)) showToast({ title: 'Error', description: messageOf(error), tone: 'destructive' });
      return false;
    }
  };

  useLayoutEffect(() => talk.belongTo(viewerId), [talk, viewerId]);
  useLayoutEffect(() => draft.restore(({ values }) => talk.write(values), blank), [draft, talk]);
  useEffect(() => () => talk.abort(), [talk]);
  useEffect(() => {
    if (!arrivedWith || talk.knows(arrivedWith)) return;
    talk.clear();
    void ask(arrivedWith);
    // Asked once for each question that arrives, whatever else changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrivedWith, talk]);

  const enter: Talk['write'] = (values) => {
    talk.write(values);
    const fields = Object.entries(talk.read()) as [string, unknown][];
    draft.write(
      Object.fromEntries(fields.filter(([field, value]) => field in blank && value && value !== blank[field])),
    );
  };
  const clear = () => {
    talk.clear();
    draft.forget();
  };
  return { talk, state, text: state.draft ?? arrivedWith, ask, enter, clear };
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function messageOf(error: unknown): string {
  if (isApiError(error)) return error.message;
  return (error instanceof Error && error.message) || defaultFailure;
}
