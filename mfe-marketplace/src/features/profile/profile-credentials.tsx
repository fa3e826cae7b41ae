import type { Profile } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { fiduciaryText } from '../../professionals/listing-text';
import { serviceLabels, specialtyLabels } from '../../professionals/professional-text';
import { ProfileFact, ProfileTags } from './profile-facts';

/** Services, specialties and credentials. */
export function ProfileCredentials({ profile }: { readonly profile: Profile }): ReactNode {
  return (
    <Card as="section" aria-label="Qualifications">
      <Stack gap={24}>
        <ProfileTags level={2} title="Services" tags={serviceLabels(profile.services)} />
        <ProfileTags level={2} title="Specialties" tags={specialtyLabels(profile.specialties)} />
        <ProfileFact level={2} title="Certifications">
          {profile.certifications.join(', ')}
        </ProfileFact>
        <ProfileFact level={2} title="Established">
          {profile.yearsFounded}
        </ProfileFact>
        <ProfileFact level={2} title="Fiduciary">
          {fiduciaryText(profile.fiduciary)}
        </ProfileFact>
      </Stack>
    </Card>
  );
}
