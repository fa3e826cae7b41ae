import type { Professional } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { clientTypeLabels, industryLabels } from '../../professionals/professional-text';
import { FactTiles } from './fact-tiles';
import { PriceTable } from './price-table';
import { ProfileFact, ProfileTags } from './profile-facts';
import { websiteLink } from './website-link';

/** A professional's own line breaks are preserved. */
const Prose = styled.div`
  max-width: 70ch;
  white-space: pre-line;
`;

/** In their own words, what it costs, and whom they work for. */
export function ProfileAbout({ professional }: { readonly professional: Professional }): ReactNode {
  const { firstName, profile } = professional;
  if (!profile) return <Text tone="muted">{`${firstName} has not written a profile yet.`}</Text>;
  const website = websiteLink(profile.website);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Heading level={2}>{`About ${firstName}`}</Heading>
        {profile.tagline && (
          <Text size="large" tone="muted" dir="auto">
            {profile.tagline}
          </Text>
        )}
        <Prose dir="auto">{profile.bio}</Prose>
      </Stack>
      <FactTiles profile={profile} />
      <Stack gap={12}>
        <Heading level={2}>Prices</Heading>
        <PriceTable profile={profile} />
      </Stack>
      <ProfileTags level={2} title="Industries" tags={industryLabels(profile.industries)} />
      <ProfileTags level={2} title="Works with" tags={clientTypeLabels(profile.clientTypes)} />
      {website && (
        <ProfileFact level={2} title="Website">
          <Link href={website.href} target="_blank" rel="nofollow noopener noreferrer">
            {website.text}
          </Link>
        </ProfileFact>
      )}
    </Stack>
  );
}
