import { useState } from 'react';
import type { ApiClient } from '../api/api-client';
import { errorSentence, isCalledOff } from '../api/api-error';
import { useHost } from './host';
import type { ToastMessage } from './toasts';

interface Around<Result> {
  /** Toast once it is done: its title, or all of it. Its tone is success unless it says another. */
  readonly done?: string | ((result: Result) => ToastMessage);
  /** Title of a toast with the reason when it is refused. */
  readonly failed?: string | ((error: unknown) => string);
  /** Runs last whatever came of it, while it is still pending; a failure here goes unnoticed. */
  readonly after?: () => Promise<unknown>;
}

export interface Act {
  readonly pending: boolean;
  /** Reason for the last refusal, for a form to show; null from the next attempt on. */
  readonly failure: string | null;
  /** Never rejects; says nothing when the person called it off. @returns true when it was done */
  run<Result>(work: (api: ApiClient) => Promise<Result>, around?: Around<Result>): Promise<boolean>;
  /** Takes the failure back. */
  clear(): void;
}

/** Does what a person asked for, says how it went, and knows while it runs. */
export function useAct(): Act {
  const { api, toasts } = useHost();
  const { show } = toasts.getState();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run: Act['run'] = async (work, { done, failed, after } = {}) => {
    setPending(true);
    setFailure(null);
    try {
      const result = await work(api);
      if (done) show({ tone: 'success', ...(typeof done === 'string' ? { title: done } : done(result)) });
      return true;
    } catch (error) {
      if (isCalledOff(error)) return false;
      const description = errorSentence(error);
      const title = typeof failed === 'function' ? failed(error) : failed;
      if (title) show({ title, description, tone: 'destructive' });
      setFailure(description);
      return false;
    } finally {
      await after?.().catch(() => undefined);
      setPending(false);
    }
  };

  return { pending, failure, run, clear: () => setFailure(null) };
}
