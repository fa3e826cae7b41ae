import { supportLimits, termsOf, type SupportOverview } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, useApi, useMore, withRows } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';
import { SupportForm } from './support-form';
import { SupportRequests } from './support-requests';

const included: Readonly<Record<SupportOverview['plan'], string>> = {
  starter: 'Email support',
  professional: 'Email & Chat support',
  premium: 'Priority Email, Chat & Phone support',
};

/** Settings → Support: how a professional reaches us on their plan, and what they asked. */
export function SupportTab(): ReactNode {
  const support = useApi('/api/support', {}, { revalidateOnMount: true });
  const { data, mutate } = support;
  const more = useMore({
    rows: data?.requests,
    pageSize: supportLimits.listMax,
    keyOf: ({ offset }) => apiKey('/api/support', { query: { offset } }),
    lengthOf: ({ requests }) => requests.length,
    add: ({ requests }) =>
      mutate((known) => known && { ...known, requests: withRows(known.requests, requests, 'id') }, {
        revalidate: false,
      }),
  });
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2} size="large">
          Support
        </Heading>
        <Text tone="muted">Monday to Friday, 9:00 AM to 6:00 PM PST.</Text>
        {data && (
          <Text>
            <span>{`${included[data.plan]} is part of ${termsOf(data.plan).name}. `}</span>
            {data.plan !== 'premium' && <Link href="/pricing">Compare plans</Link>}
          </Text>
        )}
      </Stack>
      <Loaded of={support} name="support" compact skeleton={<Skeleton height={320} shape="block" />}>
        {(data) => (
          <>
            <SupportForm support={data} onSent={() => mutate()} />
            {data.requests.length > 0 && (
              <SettingsSection title="Your requests" description="The latest first.">
                <SupportRequests requests={data.requests} />
                <ShowMore more={more} what="requests" />
              </SettingsSection>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
