import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { useEngagements } from './use-work';
import { countOf } from './work-text';

/** 'Current work with 2 people' on the dashboard, and how much of it waits for its reader; nothing without any. */
export function WorkLine(): ReactNode {
  const { data } = useEngagements({ state: 'live' });
  if (!data || data.items.length === 0) return null;
  const count = data.items.length;
  const waiting = data.items.filter((work) => work.waiting.length > 0).length;
  return (
    <Card>
      <Inline justify="between" gap={12}>
        <div>
          <Text weight="semibold">{`Current work with ${count === 1 ? '1 person' : `${count} people`}`}</Text>
          {waiting > 0 && <Text size="small" tone="muted">{`${countOf(waiting, 'next step')} for you`}</Text>}
        </div>
        <LinkButton variant="secondary" href="/work">
          View Work
        </LinkButton>
      </Inline>
    </Card>
  );
}
