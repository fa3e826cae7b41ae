import type { User } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { bookingPoints } from '../../../marketing/booking-points';
import { CheckList } from '../../../marketing/check-list';
import { BusyCalendars } from './busy-calendars';
import { MeetingForm } from './meeting-form';

/** Settings → Meetings: when and how a professional on Premium can be booked; on other plans, what it is. */
export function MeetingsTab({ user }: { readonly user: User }): ReactNode {
  const settings = useApi('/api/booking/settings', {}, { revalidateOnMount: true });
  const { data, mutate } = settings;
  const offer = useApi(
    '/api/accountants/{id}/meeting-offer',
    data?.isInPlan && data.offered ? { path: { id: user.id } } : null,
    { revalidateOnMount: true },
  );
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2} size="large">
          Meetings
        </Heading>
        <Text tone="muted">
          Clients pick one of your free times on your profile. You confirm, and it lands on both calendars.
        </Text>
      </Stack>
      <Loaded of={settings} name="your meeting settings" compact skeleton={<Skeleton height={320} shape="block" />}>
        {(data) =>
          !data.isInPlan ? (
            <NotInPlan hadSettings={data.offered} />
          ) : (
            <>
              {data.offered && (offer.error?.status === 404 || offer.data?.offered === false) && (
                <Alert
                  tone="warning"
                  title="Clients cannot see your free times yet"
                  action={
                    <LinkButton href="/dashboard?tab=profile" size="small" variant="secondary">
                      Manage Profile
                    </LinkButton>
                  }
                >
                  Your profile isn’t listed yet. Your free times show up on it as soon as it is.
                </Alert>
              )}
              <MeetingForm
                settings={data}
                onSaved={async (saved) => {
                  await mutate(saved, { revalidate: false });
                  await offer.mutate();
                }}
              />
              <Text size="small" tone="muted">
                Booked meetings are on your <Link href="/dashboard?tab=meetings">dashboard</Link>.
              </Text>
              <BusyCalendars />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

/** Explains meeting booking on plans without it. */
function NotInPlan({ hadSettings }: { readonly hadSettings: boolean }): ReactNode {
  return (
    <Stack gap={16}>
      <Alert title="Meeting booking is part of Premium">
        {hadSettings
          ? 'Your plan no longer includes it. Your settings are saved, and booked meetings stay.'
          : 'On your plan, clients can message you; on Premium, they can also book a time.'}
      </Alert>
      <CheckList items={bookingPoints} />
      <Inline gap={8}>
        <LinkButton href="/profile?tab=billing&plan=premium&interval=monthly">Upgrade to Premium</LinkButton>
        <LinkButton href="/pricing#meeting-booking" variant="secondary">
          Compare Plans
        </LinkButton>
      </Inline>
    </Stack>
  );
}
