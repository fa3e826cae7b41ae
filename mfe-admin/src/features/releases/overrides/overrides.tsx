import { listLimits, type ActiveOverride } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, useApi, useDateText, useMoreOf } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { Named } from '../../../frame/named';
import { EndOverrideDialog } from './end-override-dialog';
import { NewOverrideDialog, type OverrideSubject } from './new-override-dialog';

interface Props {
  /** Subject of a new override that a link asked for. */
  readonly asked?: OverrideSubject | null;
  readonly onAskedClose?: () => void;
}

/** The browsers that have an area from a developer's machine now, and the way to give one to this browser. */
export function Overrides({ asked = null, onAskedClose = () => undefined }: Props): ReactNode {
  const overrides = useApi('/api/platform/overrides', {}, { revalidateOnMount: true });
  const more = useMoreOf(overrides, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/platform/overrides', { query: part }),
  );
  const [making, setMaking] = useState(asked);
  const [ending, setEnding] = useState<ActiveOverride | null>(null);
  const dateText = useDateText();
  const close = () => {
    setMaking(null);
    onAskedClose();
  };
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Text tone="muted">
          A browser with an override gets one area from a development server, for eight hours and for itself only.
        </Text>
        <Button icon="plus" size="small" onClick={() => setMaking({ area: '', origin: '' })}>
          New Override
        </Button>
      </Inline>
      <Loaded of={overrides} name="the overrides">
        {(rows) => (
          <DataTable<ActiveOverride>
            label="Overrides"
            rows={rows}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                headingLevel={2}
                compact
                illustration={null}
                title="No browser has an override"
                description="All visitors get every area as it was released."
              />
            }
            columns={[
              {
                id: 'area',
                title: 'Area',
                render: ({ title, origin }) => <Named name={title} note={`From ${origin}`} />,
              },
              {
                id: 'who',
                title: 'Who',
                from: 'small',
                render: ({ usedBy, usedAt }) => (
                  <Named name={usedBy || 'Someone who is gone'} note={`Since ${dateText(usedAt, 'second')}`} />
                ),
              },
              {
                id: 'until',
                title: 'Until',
                from: 'medium',
                render: ({ expiresAt }) => dateText(expiresAt, 'second'),
              },
              {
                id: 'action',
                title: 'Action',
                width: 110,
                render: (override) => (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`End the override of ${override.title} from ${override.origin}`}
                    onClick={() => setEnding(override)}
                  >
                    End
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <ShowMore more={more} what="overrides" />
      {making && <NewOverrideDialog subject={making} onClose={close} />}
      {ending && <EndOverrideDialog override={ending} onClose={() => setEnding(null)} />}
    </Stack>
  );
}
