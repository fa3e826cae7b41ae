import type { Professional, User } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { SkeletonText } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { profilePath } from '../../professionals/professions';
import { ListingForm } from './listing-form';
import { ListingStatus } from './listing-status';

interface Props {
  readonly user: User;
  /** Draws a professional as visitors see them. */
  readonly preview: (professional: Professional) => ReactNode;
  /** Stands below the form once there is a profile. */
  readonly verification: ReactNode;
}

/** The listing of the signed-in professional: written here, shown on the public page. */
export function ManageProfile({ user, preview, verification }: Props): ReactNode {
  const result = useApi('/api/accountants/{id}', { path: { id: user.id } });
  const professional = result.data;
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Heading level={2}>Manage Profile</Heading>
        {professional?.profile && (
          <LinkButton href={profilePath(professional)} variant="secondary" icon="eye">
            View Public Profile
          </LinkButton>
        )}
      </Inline>
      <Text tone="muted">This is what clients read before they message you.</Text>
      <Loaded of={result} name="your profile" headingLevel={3} skeleton={<SkeletonText lines={8} />}>
        {(professional) => (
          <>
            <ListingStatus listing={professional.listing} />
            <Card>
              <ListingForm
                key={professional.id}
                professional={professional}
                signedUpAs={user.profession}
                preview={preview}
              />
            </Card>
            {professional.profile && verification}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
