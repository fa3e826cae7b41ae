import { pageAccountOf, type QueueItem, type QueueName } from '@counterpart/api/contract';
import { useAct, useHost, type ApiClient } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalTitle, useReadAgain } from './use-triage';

/** Milliseconds in which a decision can be taken back; it is sent when they are over, or the page is left. */
const undoFor = 8000;
/** Milliseconds after a decision in which nothing is decided: a second press was meant for the one before. */
const quietFor = 600;

/** Decides an item: how it is sent, and what is said of it. */
export type Decide = (work: (api: ApiClient) => Promise<unknown>, done: string) => void;

interface Waiting {
  readonly item: QueueItem;
  readonly work: (api: ApiClient) => Promise<unknown>;
  readonly done: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface Decisions {
  /** Item whose decision can still be taken back: it is not listed. */
  readonly waitingId: number | null;
  /** True right after a decision. */
  isQuiet(): boolean;
  /** Returns false right after another one: it was not meant. */
  decide(item: QueueItem, ...decision: Parameters<Decide>): boolean;
}

/**
 * Decisions of a queue, one at a time: each waits a moment for its Undo before it is sent.
 * @param onOpenAgain called with an item whose decision was undone or refused
 */
export function useDecisions(queue: QueueName, onOpenAgain: (item: QueueItem) => void): Decisions {
  const { drafts, session, toasts } = useHost();
  const { show, close } = toasts.getState();
  const { run } = useAct();
  const readAgain = useReadAgain(queue);
  const waiting = useRef<Waiting | null>(null);
  const quietUntil = useRef(0);
  const isHere = useRef(true);
  const [waitingId, setWaitingId] = useState<number | null>(null);

  const send = () => {
    const decision = waiting.current;
    if (!decision) return;
    waiting.current = null;
    clearTimeout(decision.timer);
    const { item, work } = decision;
    const after = () => readAgain(item.id);
    void run(work, { failed: refusalTitle, after }).then((isDone) => {
      setWaitingId((id) => (id === item.id ? null : id));
      const account = pageAccountOf(session.getState().user);
      if (isDone) drafts.forget({ account, form: `decision.${queue}.${item.id}` });
      else if (isHere.current) onOpenAgain(item);
    });
  };
  const onLeave = useEffectEvent(() => {
    const decision = waiting.current;
    send();
    // The toast outlives the page, and its Undo would come too late.
    if (decision) show({ title: decision.done, tone: 'success' });
  });
  useEffect(() => {
    const leave = () => onLeave();
    isHere.current = true;
    window.addEventListener('pagehide', leave);
    return () => {
      isHere.current = false;
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const isQuiet = () => Date.now() < quietUntil.current;
  return {
    waitingId,
    isQuiet,
    decide: (item, work, done) => {
      if (isQuiet()) return false;
      send();
      quietUntil.current = Date.now() + quietFor;
      const decision = { item, work, done, timer: setTimeout(send, undoFor) };
      waiting.current = decision;
      setWaitingId(item.id);
      const undo = () => {
        if (waiting.current !== decision) {
          // The toast stays longer than the decision waits while the pointer or the focus is on it.
          show({ title: 'Too late to undo', description: 'The decision was sent.' });
          return;
        }
        clearTimeout(decision.timer);
        waiting.current = null;
        setWaitingId(null);
        close();
        onOpenAgain(item);
      };
      show({
        title: done,
        description: item.title,
        tone: 'success',
        duration: undoFor,
        action: { label: 'Undo', onSelect: undo },
      });
      return true;
    },
  };
}
