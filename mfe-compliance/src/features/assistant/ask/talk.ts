import { assistantLimits, type ComplianceAnswer } from '@counterpart/api/contract';
import { newUuid, type ApiClient } from '@counterpart/shell/sdk';
import { askQuestion, type Question, type Statement } from './ask-api';

/** A question with its answer. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly answer: ComplianceAnswer;
}

/** A question that is being answered. */
export interface PendingTurn {
  readonly id: string;
  readonly question: string;
  readonly statements: readonly Statement[];
}

export const allIndustries = 'all-industries';
export const allCategories = 'all-categories';

/** Everything a user has typed, chosen, asked and been answered. */
export interface TalkState {
  /** Null until something is typed or asked. */
  readonly draft: string | null;
  readonly industry: NonNullable<Question['industry']>;
  readonly category: NonNullable<Question['category']>;
  /** Oldest first. */
  readonly turns: readonly Turn[];
  readonly pending: PendingTurn | null;
}

export const emptyTalk: TalkState = {
  draft: null,
  industry: allIndustries,
  category: allCategories,
  turns: [],
  pending: null,
};

/** One talk with the assistant, outside React: it stands when the person opens a guide and comes back. */
export interface Talk {
  subscribe(listener: () => void): () => void;
  read(): TalkState;
  /** Sets whose talk it is: a visitor's (`null`) is carried over when they sign in, another user's is removed. */
  belongTo(viewerId: number | null): void;
  write(values: Partial<Pick<TalkState, 'draft' | 'industry' | 'category'>>): void;
  /**
   * Asks with what was asked before as context. Rejects as `askQuestion` does; then the talk is as before, and the
   * draft kept.
   */
  ask(api: ApiClient, question: string): Promise<void>;
  /** Puts a question and its answer on screen, as the latest. */
  show(turn: Turn): void;
  /** Tells whether a question was asked and is answered or about to be. */
  knows(question: string): boolean;
  /** Takes a running question back. */
  abort(): void;
  /** Empties the question, resets both choices and removes the answers. */
  clear(): void;
}

/** An empty talk. */
export function createTalk(): Talk {
  const listeners = new Set<() => void>();
  let state = emptyTalk;
  let owner: number | null = null;
  let running = new AbortController();

  const change = (values: Partial<TalkState>): void => {
    state = { ...state, ...values };
    for (const listener of listeners) listener();
  };
  const abort = (): void => {
    running.abort();
    if (state.pending) change({ pending: null });
  };
  const clear = (): void => {
    abort();
    change({ ...emptyTalk, draft: '' });
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    belongTo: (viewerId) => {
      if (owner !== null && owner !== viewerId) {
        abort();
        change(emptyTalk);
      }
      owner = viewerId;
    },
    write: change,
    ask: async (api, question) => {
      abort();
      const { signal } = (running = new AbortController());
      const id = newUuid();
      const payload = toPayload(state, question);
      change({ draft: question, pending: { id, question, statements: [] } });
      try {
        const answer = await askQuestion(api, payload, signal, (statement) => {
          const { pending } = state;
          if (pending?.id === id) change({ pending: { ...pending, statements: [...pending.statements, statement] } });
        });
        if (!signal.aborted) change({ turns: [...state.turns, { id, question, answer }], pending: null });
      } catch (error) {
        if (!signal.aborted) change({ pending: null });
        throw error;
      }
    },
    show: (turn) => {
      abort();
      change({ draft: turn.question, turns: [...state.turns.filter(({ id }) => id !== turn.id), turn] });
    },
    knows: (question) => state.pending?.question === question || state.turns.some((turn) => turn.question === question),
    abort,
    clear,
  };
}

/** The choices that stand for 'all' are left out. */
function toPayload({ industry, category, turns }: TalkState, question: string): Question {
  const previousQuestions = turns.map((turn) => turn.question).slice(-assistantLimits.previousQuestionsMax);
  return {
    question,
    ...(industry === allIndustries ? {} : { industry }),
    ...(category === allCategories ? {} : { category }),
    ...(previousQuestions.length > 0 ? { previousQuestions } : {}),
  };
}
