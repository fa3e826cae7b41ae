import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { locationText, type FinderQuery } from './finder-query';

interface Props {
  /** Text searched for instead; null when the search is as it was typed. */
  readonly correctedTo: string | null | undefined;
  readonly query: Pick<FinderQuery, 'q' | 'city' | 'state'>;
}

/** Says that something was mistyped and what is shown instead. */
export function CorrectedNote({ correctedTo, query }: Props): ReactNode {
  if (!correctedTo) return null;
  const typed = [query.q, locationText(query)].filter(Boolean).join(', ');
  return (
    <Text role="status">
      <span>{`No one found for “${typed}”. Showing results for `}</span>
      <strong>{correctedTo}</strong>
      <span>.</span>
    </Text>
  );
}
