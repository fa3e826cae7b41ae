import type { User } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { Slots } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** Cards that other areas bring to the overview, each under the title of its area; nothing while none does. */
export function Widgets({ user }: { readonly user: User }): ReactNode {
  return (
    <Slots
      name="dashboard.widgets"
      props={{ user }}
      loading={<Skeleton shape="block" height={64} />}
      fallback={({ title }) => (
        <Text tone="muted">{`${title} can’t be shown right now. The rest of the page works.`}</Text>
      )}
    >
      {(content, { title }) => (
        <Card as="section" aria-label={title}>
          <Stack gap={16}>
            <Heading level={2} size="large">
              {title}
            </Heading>
            {content}
          </Stack>
        </Card>
      )}
    </Slots>
  );
}
