import { FeatureCard } from '@counterpart/design-system/feature-card';
import type { IconName } from '@counterpart/design-system/icon';
import { useSiteName } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SideScroll } from '../../../side-scroll';
import { HomeSection } from './home-section';

const features: readonly { readonly mark: IconName; readonly title: string; readonly text: string }[] = [
  {
    mark: 'verified',
    title: 'Verified credentials',
    text: 'A person checks every license before we add the badge. It can’t be bought.',
  },
  {
    mark: 'briefcase',
    title: 'Industry specialists',
    text: 'Find someone who already works with businesses like yours.',
  },
  {
    mark: 'message',
    title: 'Direct, secure messaging',
    text: 'Message a professional without sharing your phone number.',
  },
  {
    mark: 'dollar',
    title: 'No commission fees',
    text: 'You pay the professional and no one else. Prices are on the profile.',
  },
];

/** Features of the product, in four cards. */
export function FeatureCards(): ReactNode {
  const siteName = useSiteName();
  return (
    <HomeSection level={3} title={`Why people use ${siteName}`}>
      <SideScroll label="Reasons" wide={4}>
        {features.map(({ mark, title, text }) => (
          <FeatureCard key={title} as="li" headingLevel={4} look="plain" mark={mark} title={title}>
            {text}
          </FeatureCard>
        ))}
      </SideScroll>
    </HomeSection>
  );
}
