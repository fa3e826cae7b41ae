import type { Professional } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { Card } from '@counterpart/design-system/card';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Rating } from '@counterpart/design-system/rating';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { professionText } from '../../professionals/professions';
import { fullName, placeText, responseTimeText, serviceLabels, specialtyLabels, startingPriceText } from '../../professionals/professional-text';
import { ContactAction } from './contact-action';
import { ProfileFact, ProfileTags } from './profile-facts';

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--cp-space-8);
  align-items: center;
  color: var(--cp-text-2);
`;

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

const Rest = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-24);
  padding-top: var(--cp-space-24);
  border-top: 1px solid var(--cp-border);
`;

/** Who it is, why to trust them, and the one action of the page. */
export function ProfileSummary({ professional }: { readonly professional: Professional }): ReactNode {
  const { profile } = professional;
  const facts: readonly (readonly [IconName, string | undefined])[] = [
    ['map-pin', placeText(professional)],
    ['clock', profile ? responseTimeText(profile) : undefined],
    ['dollar', profile ? startingPriceText(profile) : undefined],
  ];

  return (
    <Card as="aside" aria-label="Summary">
      <Stack gap={24}>
        <Inline gap={16} align="center" wrap={false}>
          <Avatar id={professional.id} name={fullName(professional)} src={professional.profilePicture} size="large" />
          <Stack gap={4}>
            <Heading level={1} size="heading">{fullName(professional)}</Heading>
            <Text tone="muted">{professionText(professional)}</Text>
            {profile?.businessName && <Text tone="muted">{profile.businessName}</Text>}
          </Stack>
        </Inline>
        <Inline gap={8}>
          <Rating value={professional.avgRating} count={professional.reviewCount} />
          {profile?.verified && <Badge tone="verified">Verified Professional</Badge>}
          {profile?.featured && <Badge tone="featured">Featured</Badge>}
        </Inline>
        <Lines>
          {facts.map(([icon, text]) =>
            text ? (
              <Line key={icon}>
                <Icon name={icon} size={20} />
                {text}
              </Line>
            ) : null,
          )}
        </Lines>
        <ContactAction professional={professional} />
        {profile && (
          <Rest>
            <ProfileTags level={2} title="Services" tags={serviceLabels(profile.services)} />
            <ProfileTags level={2} title="Specialties" tags={specialtyLabels(profile.specialties)} />
            <ProfileFact level={2} title="Certifications">{profile.certifications.join(', ')}</ProfileFact>
            <ProfileFact level={2} title="Established">{profile.yearsFounded}</ProfileFact>
          </Rest>
        )}
      </Stack>
    </Card>
  );
}
