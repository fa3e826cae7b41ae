import type { AuditRecord } from '@counterpart/api/contract';
import { VisuallyHidden } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { spacedWords } from '../../frame/spaced-words';

const Table = styled.table`
  border-collapse: collapse;
  font-size: var(--cp-font-size-small);

  th,
  td {
    padding: 2px var(--cp-space-12) 2px 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    color: var(--cp-text-3);
    font-weight: var(--cp-weight-regular);
    white-space: nowrap;
  }

  del {
    color: var(--cp-error);
    text-decoration-thickness: 1px;
  }

  ins {
    color: var(--cp-success);
    text-decoration: none;
  }
`;

const words = (field: string): string => {
  const spaced = spacedWords(field);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
const isNone = (value: string | number | boolean | null): boolean => value === null || value === '';

/** What an act changed: each field before and after. */
export function ChangeList({ changes }: { readonly changes: AuditRecord['changes'] }): ReactNode {
  return (
    <Table>
      <caption>
        <VisuallyHidden>What changed</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {['Field', 'Before', 'After'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{words(field)}</th>
            <td>{isNone(before) ? 'none' : <del>{String(before)}</del>}</td>
            <td>{isNone(after) ? 'none' : <ins>{String(after)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
