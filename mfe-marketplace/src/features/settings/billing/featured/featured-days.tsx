import { featuredDayLimits, type FeaturedDays as Stored } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { placementPromise } from '../../../../professionals/placement';
import { SettingsSection } from '../../settings-section';
import { ChooseDays } from './choose-days';

const { perMonth } = featuredDayLimits;

/** Settings, Billing: the days on which a professional is featured, as their plan has it. */
export function FeaturedDays(): ReactNode {
  return (
    <SettingsSection
      title="Featured days"
      description={`On these days you can appear in the Featured section of your directory and on the home page. ${placementPromise}`}
    >
      <Content />
    </SettingsSection>
  );
}

function Content(): ReactNode {
  const days = useApi('/api/featured-days', {}, { revalidateOnMount: true });
  return (
    <Loaded of={days} name="your featured days" compact skeleton={<Skeleton height={240} shape="block" />}>
      {(data) => perPlan[data.plan](data)}
    </Loaded>
  );
}

const perPlan: Readonly<Record<Stored['plan'], (stored: Stored) => ReactNode>> = {
  starter: () => (
    <Stack gap={12}>
      <Text>{`Professional features you on ${perMonth} days a month that you choose. Premium features you every day. Starter does not include featured days.`}</Text>
      <div>
        <LinkButton href="/pricing" variant="secondary">
          See Plans
        </LinkButton>
      </div>
    </Stack>
  ),
  professional: (stored) => <ChooseDays stored={stored} />,
  premium: () => (
    <Inline gap={8}>
      <Badge tone="featured">Featured</Badge>
      <Text>You are always featured on Premium. There is nothing to choose.</Text>
    </Inline>
  ),
};
