import { isApiError, lazyPart } from '@counterpart/shell/sdk';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

/** Sends something; where the server wants proof of the owner first, asks for it and sends it again. */
type Confirmed = <Result>(send: () => Promise<Result>) => Promise<Result>;

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog')).ConfirmDialog, {
  name: 'this form',
  loading: null,
  failure: 'dialog',
});

const Context = createContext<Confirmed>((send) => send());

/**
 * For acts of the owner: money, the email, data and factors. Rejects with an `AbortError` when they close the dialog:
 * `useAct` says nothing of it.
 */
export const useConfirmed = (): Confirmed => useContext(Context);

/** Gives the focus back to what was pressed: it is disabled until the act is over, which takes the focus from it. */
function giveBack(pressed: Element | null): void {
  if (!(pressed instanceof HTMLElement) || !pressed.isConnected) return;
  if (pressed.matches(':disabled')) requestAnimationFrame(() => giveBack(pressed));
  else if (document.activeElement === document.body) pressed.focus();
}

interface Question {
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks for proof of the owner, in front of the settings, when something within needs it. */
export function ConfirmedProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [question, setQuestion] = useState<Question | null>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (question) return;
    giveBack(pressed.current);
    pressed.current = null;
  }, [question]);
  const confirmed = useCallback<Confirmed>(async (send) => {
    const active = document.activeElement;
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'confirmation_required') throw error;
      pressed.current = active;
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      if (!isConfirmed) throw new DOMException('You didn’t confirm that it’s you.', 'AbortError');
      return send();
    }
  }, []);
  return (
    <Context value={confirmed}>
      {children}
      {question && <ConfirmDialog onConfirm={() => question.answer(true)} onClose={() => question.answer(false)} />}
    </Context>
  );
}
