import { fullName, type Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import type { ReactNode } from 'react';
import { useComparison } from './use-comparison';

/** Puts a professional beside others. */
export function CompareButton({
  professional,
}: {
  readonly professional: Pick<Professional, 'id' | 'firstName' | 'lastName'>;
}): ReactNode {
  const { people, toggle } = useComparison();
  const isChosen = people.some(({ id }) => id === professional.id);
  const name = fullName(professional);
  return (
    <Button
      size="small"
      icon={isChosen ? 'check' : 'scale'}
      variant={isChosen ? 'secondary' : 'ghost'}
      aria-pressed={isChosen}
      aria-label={`Compare ${name}`}
      onClick={() => toggle(professional)}
    >
      Compare
    </Button>
  );
}
