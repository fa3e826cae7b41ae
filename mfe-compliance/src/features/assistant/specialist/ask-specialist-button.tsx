import { Button } from '@counterpart/design-system/button';
import { lazyPart, useHost } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import type { SpecialistQuestion } from './asked-specialist';

/** The dialog of a question for a specialist, fetched when it is needed. */
export const SpecialistDialog = lazyPart(async () => (await import('./specialist-dialog')).SpecialistDialog, {
  name: 'the specialists',
  loading: null,
  failure: 'dialog',
});

interface Props {
  readonly question: SpecialistQuestion;
  /** Of the assistant's list; null for all. */
  readonly industry: string | null;
}

/** Hands a question on to a professional. While messages are switched off nothing could be sent: no button then. */
export function AskSpecialistButton({ question, industry }: Props): ReactNode {
  const isOff = useHost().areas.switchedOff.includes('messaging');
  const [isOpen, setIsOpen] = useState(false);
  if (isOff) return null;
  return (
    <>
      <Button variant="secondary" size="small" icon="message" onClick={() => setIsOpen(true)}>
        Ask a Specialist
      </Button>
      {isOpen && <SpecialistDialog question={question} industry={industry} onClose={() => setIsOpen(false)} />}
    </>
  );
}
