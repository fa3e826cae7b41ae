import type { Professional } from '@counterpart/api/contract';
import { Icon } from '@counterpart/design-system/icon';
import { from, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { serviceLabels, specialtyLabels } from '../../professionals/professional-text';
import { PriceTable } from './price-table';
import { ProfileTags } from './profile-facts';

const Services = styled.ul`
  display: grid;
  gap: var(--cp-space-12) var(--cp-space-24);
  ${from('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--cp-space-8);
    align-items: center;
  }
  svg {
    color: var(--cp-primary);
  }
`;

/** Services and prices. */
export function ProfileServices({ professional }: { readonly professional: Professional }): ReactNode {
  const { firstName, profile } = professional;
  if (!profile) return <Text tone="muted">{`${firstName} has not listed services and prices yet.`}</Text>;
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <Heading level={2}>Services</Heading>
        <Services>
          {serviceLabels(profile.services).map((label) => (
            <li key={label}>
              <Icon name="check" size={20} />
              <span>{label}</span>
            </li>
          ))}
        </Services>
      </Stack>
      <ProfileTags title="Specialties" tags={specialtyLabels(profile.specialties)} />
      <Stack gap={12}>
        <Heading level={2}>Pricing</Heading>
        <PriceTable profile={profile} />
      </Stack>
    </Stack>
  );
}
