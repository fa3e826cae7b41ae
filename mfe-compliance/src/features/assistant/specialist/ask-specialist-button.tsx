import { Button } from '@counterpart/design-system/button';
import { lazyPart, useGoToSignIn, useHost, useSession } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import type { Turn } from '../ask/talk';
import { questionOf, rememberedQuestion } from './asked-specialist';

const SpecialistDialog = lazyPart(async () => (await import('./specialist-dialog')).SpecialistDialog, {
  name: 'the specialists',
  loading: null,
  failure: 'dialog',
});

interface Props {
  readonly turn: Turn;
  /** Of the assistant's list; null for all. */
  readonly industry: string | null;
}

/**
 * Hands a question on to a professional. A visitor signs in first, and finds the question again. While messages are
 * switched off nothing could be sent: no button then.
 */
export function AskSpecialistButton({ turn, industry }: Props): ReactNode {
  const isOff = useHost().areas.switchedOff.includes('messaging');
  const { user } = useSession();
  const goToSignIn = useGoToSignIn();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    if (user) {
      setIsOpen(true);
      return;
    }
    rememberedQuestion.write(questionOf(turn));
    goToSignIn();
  };
  if (isOff) return null;
  return (
    <>
      <Button variant="secondary" size="small" icon="message" onClick={open}>
        Ask a Specialist
      </Button>
      {isOpen && <SpecialistDialog question={questionOf(turn)} industry={industry} onClose={() => setIsOpen(false)} />}
    </>
  );
}
