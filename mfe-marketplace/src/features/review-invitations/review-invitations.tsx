import { reviewInvitationLimits, type ReviewInvitations as Own } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, type More, useApi, useMore, withRows } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { AutomaticInvitations } from './automatic-invitations';
import { PastClients } from './past-clients';

/** Past clients whom the signed-in professional can invite to review, once each. */
export function ReviewInvitations(): ReactNode {
  return (
    <Card as="section" aria-labelledby="review-invitations">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="large" id="review-invitations">
            Invite clients to review you
          </Heading>
          <Text tone="muted">
            Clients you have exchanged messages with can be asked for a review by email, once each.
          </Text>
        </Stack>
        <Content />
      </Stack>
    </Card>
  );
}

function Content(): ReactNode {
  const invitations = useApi('/api/review-invitations', {}, { revalidateOnMount: true });
  const { data, mutate } = invitations;
  const more = useMore({
    rows: data?.clients,
    pageSize: reviewInvitationLimits.listMax,
    keyOf: ({ offset }) => apiKey('/api/review-invitations', { query: { offset } }),
    lengthOf: ({ clients }) => clients.length,
    add: ({ clients }) =>
      mutate((known) => known && { ...known, clients: withRows(known.clients, clients, 'id') }, { revalidate: false }),
  });
  return (
    <Loaded
      of={invitations}
      name="your clients"
      compact
      headingLevel={3}
      skeleton={<Skeleton height={120} shape="block" />}
    >
      {(data) => (data.plan === 'starter' ? <OnStarter /> : <InPlan own={data} more={more} />)}
    </Loaded>
  );
}

function OnStarter(): ReactNode {
  return (
    <Stack gap={12}>
      <Text>
        Review invitations are part of Professional. Premium adds a personal note and invitations that are sent for you.
      </Text>
      <div>
        <LinkButton href="/pricing" variant="secondary">
          See Plans
        </LinkButton>
      </div>
    </Stack>
  );
}

function InPlan({ own, more }: { readonly own: Own; readonly more: More | null | undefined }): ReactNode {
  const { plan, isListed, clients, settings } = own;
  return (
    <Stack gap={24}>
      {!isListed && (
        <Alert tone="info" title="Your listing is not public yet">
          Reviews are written on your listing. Publish it, then invite your clients.
        </Alert>
      )}
      <PastClients clients={clients} more={more} hasNote={plan === 'premium'} isListed={isListed} />
      {plan === 'premium' ? (
        <AutomaticInvitations settings={settings} />
      ) : (
        <Text size="small" tone="muted">
          Premium adds a personal note and invitations that are sent for you after your last message.
        </Text>
      )}
    </Stack>
  );
}
