import { fullName, type Professional } from '@counterpart/api/contract';
import { IconButton } from '@counterpart/design-system/icon-button';
import type { ReactNode } from 'react';
import { useComparison } from './use-comparison';

/** Scales: puts a professional beside others. */
export function CompareButton({
  professional,
}: {
  readonly professional: Pick<Professional, 'id' | 'firstName' | 'lastName'>;
}): ReactNode {
  const { people, toggle } = useComparison();
  const isChosen = people.some(({ id }) => id === professional.id);
  const name = fullName(professional);
  return (
    <IconButton
      icon="scale"
      variant={isChosen ? 'secondary' : 'ghost'}
      aria-pressed={isChosen}
      label={`Compare ${name}`}
      title={isChosen ? `Remove ${name} from the comparison` : `Compare ${name}`}
      onClick={() => toggle(professional)}
    />
  );
}
