import type { AreaBackend } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { Named } from '../../../frame/named';
import { BackendDialog } from './backend-dialog';
import { RemoveBackendDialog } from './remove-backend-dialog';

const states = {
  unknown: { tone: 'neutral', label: 'Not called yet' },
  answers: { tone: 'success', label: 'Answers' },
  slow: { tone: 'warning', label: 'Slow' },
  down: { tone: 'error', label: 'Down' },
  unusable: { tone: 'error', label: 'Unusable answers' },
} as const;

/** Milliseconds after which the states are read again. */
const readAgainAfter = 5_000;

/** Services of teams that their areas' pages call through the API. */
export function Backends(): ReactNode {
  const backends = useApi('/api/platform/backends', {}, { revalidateOnMount: true, refreshInterval: readAgainAfter });
  const [setting, setSetting] = useState<AreaBackend | 'new' | null>(null);
  const [removing, setRemoving] = useState<AreaBackend | null>(null);
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Text tone="muted">
          Pages of an area call the service of its team through this site. It learns who asks, and gets no cookies.
        </Text>
        <Button icon="plus" size="small" onClick={() => setSetting('new')}>
          Add Backend
        </Button>
      </Inline>
      <Loaded of={backends} name="the backends">
        {(rows) => <BackendTable rows={rows} onChange={setSetting} onRemove={setRemoving} />}
      </Loaded>
      {setting && <BackendDialog backend={setting === 'new' ? null : setting} onClose={() => setSetting(null)} />}
      {removing && <RemoveBackendDialog backend={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}

interface TableProps {
  readonly rows: readonly AreaBackend[];
  readonly onChange: (backend: AreaBackend) => void;
  readonly onRemove: (backend: AreaBackend) => void;
}

function BackendTable({ rows, onChange, onRemove }: TableProps): ReactNode {
  const dateText = useDateText();
  return (
    <DataTable<AreaBackend>
      label="Backends"
      rows={rows}
      rowKey={({ area }) => area}
      empty={<EmptyState headingLevel={2} compact illustration={null} title="No area has a backend" />}
      columns={[
        {
          id: 'area',
          title: 'Backend',
          render: ({ area, url, timeoutSeconds, setAt, setBy }) => (
            <Named
              name={`${area}: ${url}`}
              note={`Within ${timeoutSeconds} s · set ${dateText(setAt, 'second')}${setBy ? ` by ${setBy}` : ''}`}
            />
          ),
        },
        {
          id: 'state',
          title: 'State',
          width: 190,
          render: (backend) => <State of={backend} />,
        },
        {
          id: 'action',
          title: 'Actions',
          width: 190,
          render: (backend) => (
            <Inline gap={8}>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Change backend of ${backend.area}`}
                onClick={() => onChange(backend)}
              >
                Change
              </Button>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remove backend of ${backend.area}`}
                onClick={() => onRemove(backend)}
              >
                Remove
              </Button>
            </Inline>
          ),
        },
      ]}
    />
  );
}

function State({ of: { state, openUntil } }: { readonly of: AreaBackend }): ReactNode {
  const dateText = useDateText();
  return (
    <Stack gap={4}>
      <Badge tone={states[state].tone}>{states[state].label}</Badge>
      {openUntil && (
        <Text size="small" tone="muted">
          {`No calls until ${dateText(openUntil, 'second')}`}
        </Text>
      )}
    </Stack>
  );
}
