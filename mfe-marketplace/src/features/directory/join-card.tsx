import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useSiteName } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';

/** The call to action of the directories. */
export function JoinCard({ href }: { readonly href: string }): ReactNode {
  const siteName = useSiteName();
  const id = useId();
  return (
    <Card as="section" tone="primary" padding="large" aria-labelledby={id}>
      <Inline gap={24} justify="between">
        <Stack gap={4}>
          <Heading level={2} id={id}>
            Are you an Accountant, Fractional CFO, or Financial Advisor?
          </Heading>
          <Text tone="muted">Create a profile, be found by clients, and answer them here.</Text>
        </Stack>
        <LinkButton href={href}>{`Join ${siteName}`}</LinkButton>
      </Inline>
    </Card>
  );
}
