import { reviewInvitationLimits, type ReviewInvitations as Own } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { apiKey, useApi, useMore, type More } from '@counterpart/shell/sdk';
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
  const { data, error, isValidating, mutate } = useApi('/api/review-invitations', {}, { revalidateOnMount: true });
  const more = useMore({
    rows: data?.clients,
    pageSize: reviewInvitationLimits.listMax,
    keyOf: ({ offset }) => apiKey('/api/review-invitations', { query: { offset } }),
    lengthOf: ({ clients }) => clients.length,
    add: ({ clients }) =>
      mutate((known) => known && { ...known, clients: [...known.clients, ...clients] }, { revalidate: false }),
  });
  if (error && !data)
    return (
      <ErrorState
        compact
        headingLevel={3}
        title="We could not load your clients"
        description={error.sentence}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading your clients">
        <Skeleton height={120} shape="block" />
      </SkeletonGroup>
    );
  return data.plan === 'starter' ? <OnStarter /> : <InPlan own={data} more={more} />;
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
