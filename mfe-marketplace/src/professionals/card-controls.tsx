import type { Professional } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import { CompareButton } from '../compare/compare-button';
import { SaveButton } from '../saved/save-button';

/** The small controls of a card: save and compare. */
export function CardControls({
  professional,
}: {
  readonly professional: Pick<Professional, 'id' | 'firstName' | 'lastName'>;
}): ReactNode {
  return (
    <>
      <SaveButton professional={professional} />
      <CompareButton professional={professional} />
    </>
  );
}
