import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { differences, fieldLabels, type SettingsValues } from './settings-values';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--cp-font-size-small);

  th,
  td {
    padding: var(--cp-space-8) var(--cp-space-12) var(--cp-space-8) 0;
    border-bottom: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: var(--cp-weight-medium);
  }
`;

interface Props {
  readonly theirs: SettingsValues;
  readonly mine: SettingsValues;
  readonly onClose: () => void;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** What another user saved meanwhile beside what was typed, to choose from. */
export function ConflictDialog({ theirs, mine, onClose, onTheirs, onMine }: Props): ReactNode {
  const found = differences(theirs, mine);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Their settings and yours"
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onTheirs}>
            Take theirs
          </Button>
          <Button onClick={onMine}>Go on with mine</Button>
        </>
      }
    >
      {found.length === 0 ? (
        <Text>They are the same.</Text>
      ) : (
        <Table>
          <thead>
            <tr>
              {['Setting', 'Theirs', 'Yours'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((row) => (
              <tr key={row.field}>
                <th scope="row">{fieldLabels[row.field]}</th>
                <td>{row.theirs}</td>
                <td>{row.mine}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}
