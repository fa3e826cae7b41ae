import { Button } from '@counterpart/design-system/button';
import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import { Dialog } from '@counterpart/design-system/dialog';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { differences, fieldLabels, type SettingsValues } from './settings-values';

interface Props {
  readonly theirs: SettingsValues;
  readonly mine: SettingsValues;
  readonly onClose: () => void;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Settings that another user saved, beside the typed ones, to choose from. */
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
            Take Theirs
          </Button>
          <Button onClick={onMine}>Go On with Mine</Button>
        </>
      }
    >
      {found.length === 0 ? (
        <Text>They are the same.</Text>
      ) : (
        <ComparisonTable
          dense
          label="Settings that differ"
          rowTitle="Setting"
          columns={[
            { id: 'theirs', title: 'Theirs' },
            { id: 'mine', title: 'Yours' },
          ]}
          rows={found.map((row) => ({
            label: fieldLabels[row.field],
            values: { theirs: row.theirs, mine: row.mine },
          }))}
        />
      )}
    </Dialog>
  );
}
