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
  /** Shows those of one area only, with previews of its releases. */
  readonly area?: string;
  /** Subject of a new override that a link asked for. */
  readonly asked?: OverrideSubject | null;
  readonly onAskedClose?: () => void;
}

/** The browsers that have an area from elsewhere now, the links to use, and the way to give one to this browser. */
export function Overrides({ area, asked = null, onAskedClose = () => undefined }: Props): ReactNode {
  const query = area === undefined ? {} : { area };
  const overrides = useApi('/api/platform/overrides', { query }, { revalidateOnMount: true });
  const more = useMoreOf(overrides, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/platform/overrides', { query: { ...query, ...part } }),
  );
  const [making, setMaking] = useState<OverrideSubject | null>(asked);
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
          A browser with an override gets one area from a development server, or a release that is previewed, for eight
          hours and for itself only.
        </Text>
        {area === undefined && (
          <Button icon="plus" size="small" onClick={() => setMaking({ area: '', origin: '' })}>
            New Override
          </Button>
        )}
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
                title={area === undefined ? 'No browser has an override' : 'No previews are open'}
                description="All visitors get every area as it was released."
              />
            }
            columns={[
              {
                id: 'area',
                title: 'Area',
                render: ({ title, origin, version, madeBy }) => (
                  <Named
                    name={title}
                    note={`${version ? `Preview of ${version}` : `From ${origin}`}${madeBy && `, made by ${madeBy}`}`}
                  />
                ),
              },
              {
                id: 'who',
                title: 'Who',
                from: 'small',
                render: ({ usedBy, usedAt }) =>
                  usedAt ? (
                    <Named name={usedBy || 'Someone who is gone'} note={`Since ${dateText(usedAt, 'second')}`} />
                  ) : (
                    <Text tone="muted">No one used the link yet</Text>
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
                render: (override) => <Actions override={override} onOpen={setMaking} onEnd={setEnding} />,
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

interface ActionsProps {
  readonly override: ActiveOverride;
  readonly onOpen: (subject: OverrideSubject) => void;
  readonly onEnd: (override: ActiveOverride) => void;
}

/** Opens the same preview in this browser, and ends an override. */
function Actions({ override, onOpen, onEnd }: ActionsProps): ReactNode {
  const { area, origin, title, version } = override;
  const button = { variant: 'secondary', size: 'small' } as const;
  return (
    <Stack gap={4}>
      {version !== null && (
        <Button
          {...button}
          aria-label={`Open the preview of ${title} ${version}`}
          onClick={() => onOpen({ area, origin: '', version })}
        >
          Open
        </Button>
      )}
      <Button {...button} aria-label={`End the override of ${title} from ${origin}`} onClick={() => onEnd(override)}>
        End
      </Button>
    </Stack>
  );
}
