import type { RouteOwner } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { lostPicture } from '@counterpart/design-system/pictures/lost';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { Named } from '../../../frame/named';
import { HandOverDialog } from './hand-over-dialog';

const kindWords = { route: 'Route of', slot: 'Slot filled by', offer: 'Slot offered by' } as const;

const goesTo = (area: string | null): string => (area === null ? '' : `, goes to ${area}`);

/** Lists the area of each route and slot, with a way to hand it over. */
export function RouteOwners(): ReactNode {
  const owners = useApi('/api/platform/routes', {}, { revalidateOnMount: true });
  const [handing, setHanding] = useState<RouteOwner | null>(null);
  const dateText = useDateText();
  return (
    <Stack gap={16}>
      <Text tone="muted">
        A route, a slot, or the offer of one belongs to the area that released it first. No other area can release it
        until you hand it over.
      </Text>
      <Loaded of={owners} name="the routes">
        {(rows) => (
          <DataTable<RouteOwner>
            label="Routes and slots"
            rows={rows}
            rowKey={({ kind, name }) => `${kind} ${name}`}
            empty={<EmptyState headingLevel={2} compact illustration={lostPicture} title="No area has a route yet" />}
            columns={[
              {
                id: 'name',
                title: 'Name',
                render: ({ kind, name, area, handedTo }) => (
                  <Named name={name} note={`${kindWords[kind]} ${area}${goesTo(handedTo)}`} />
                ),
              },
              {
                id: 'area',
                title: 'Area',
                from: 'medium',
                render: ({ area, handedTo }) => (
                  <Inline gap={8}>
                    <span>{area}</span>
                    {handedTo && <Badge tone="info">{`Goes to ${handedTo}`}</Badge>}
                  </Inline>
                ),
              },
              { id: 'since', title: 'Since', from: 'large', render: ({ since }) => dateText(since, 'second') },
              {
                id: 'action',
                title: 'Action',
                width: 120,
                render: (owner) => (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Hand over ${owner.name}`}
                    onClick={() => setHanding(owner)}
                  >
                    Hand Over
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {handing && <HandOverDialog owner={handing} onClose={() => setHanding(null)} />}
    </Stack>
  );
}
