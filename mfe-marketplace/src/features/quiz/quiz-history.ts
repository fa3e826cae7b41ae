import { useLocation, useNavigate } from '@counterpart/shell/sdk/router';

/** Quiz as the browser's history holds it: each step has its own entry. */
export interface QuizHistory {
  /** The step of the current entry, from 0; null where it holds none: at the intro and the matches. */
  readonly step: number | null;
  /** The step of the entry before, where that is one of this quiz. */
  readonly from: number | null;
  /** Number of entries this quiz has added. */
  readonly depth: number;
  /** Adds an entry. */
  show(step: number): void;
  /** Goes back by that many entries. */
  back(entries: number): void;
}

interface EntryState {
  readonly quizStep: number;
  readonly quizFrom: number | null;
  readonly quizDepth: number;
}

function readEntry(state: unknown): EntryState | null {
  return typeof state === 'object' && state !== null && 'quizStep' in state ? (state as EntryState) : null;
}

/**
 * Steps of a quiz as entries of the browser's history.
 * @param isInUrl whether the URL names the step (`?step=3`), so that a link and a reload open it; the home page's
 *   dialog leaves the URL as it is
 */
export function useQuizHistory(isInUrl: boolean): QuizHistory {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const entry = readEntry(location.state);
  const params = new URLSearchParams(search);
  const named = params.get('step') ?? '';
  const inUrl = /^[1-9]$/.test(named) ? Number(named) - 1 : null;
  const step = isInUrl ? inUrl : (entry?.quizStep ?? null);
  const depth = entry?.quizDepth ?? 0;
  return {
    step,
    from: entry?.quizFrom ?? null,
    depth,
    show: (next) => {
      if (isInUrl) {
        params.delete('request');
        params.set('step', String(next + 1));
      }
      const added: EntryState = { quizStep: next, quizFrom: step, quizDepth: depth + 1 };
      void navigate({ pathname, search: params.toString() }, { state: added, preventScrollReset: !isInUrl });
    },
    back: (entries) => void navigate(-entries),
  };
}
