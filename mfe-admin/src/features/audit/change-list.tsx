import type { AuditRecord } from '@counterpart/api/contract';
import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { spacedWords } from '../../frame/spaced-words';

const Before = styled.del`
  color: var(--cp-error);
  text-decoration-thickness: 1px;
`;

const After = styled.ins`
  color: var(--cp-success);
  text-decoration: none;
`;

const words = (field: string): string => {
  const spaced = spacedWords(field);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
const isNone = (value: string | number | boolean | null): boolean => value === null || value === '';

/** Changes of an act: each field before and after. */
export function ChangeList({ changes }: { readonly changes: AuditRecord['changes'] }): ReactNode {
  return (
    <ComparisonTable
      dense
      label="What changed"
      rowTitle="Field"
      columns={[
        { id: 'before', title: 'Before' },
        { id: 'after', title: 'After' },
      ]}
      rows={changes.map(({ field, before, after }) => ({
        label: words(field),
        values: {
          before: isNone(before) ? 'none' : <Before>{String(before)}</Before>,
          after: isNone(after) ? 'none' : <After>{String(after)}</After>,
        },
      }))}
    />
  );
}
