import type { Professional } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { profilePath } from '../../professionals/professions';
import { useListingDraft } from './listing-draft';
import { ListingStatus } from './listing-status';

/** Outcome for the new listing: live, with what to do next, or what to change first. */
export function ListingLive({ professional }: { readonly professional: Professional }): ReactNode {
  const draft = useListingDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLive = professional.listing?.status === 'listed';
  useEffect(() => {
    draft.forget();
    heading.current?.focus();
  }, [draft]);
  return (
    <Card padding="large">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {isLive ? 'Your listing is live' : 'Your listing is saved'}
          </Heading>
          <Text tone="muted">
            {isLive
              ? 'Clients can find you from now on. Add a photo, your languages, and a verified license to stand out.'
              : 'Clients can’t find it yet.'}
          </Text>
        </Stack>
        <ListingStatus listing={professional.listing} />
        <Inline gap={12}>
          {isLive ? (
            <>
              <LinkButton href={profilePath(professional)} size="large" icon="eye">
                View Public Profile
              </LinkButton>
              <LinkButton href="/dashboard" variant="secondary" size="large">
                Go to Dashboard
              </LinkButton>
            </>
          ) : (
            <LinkButton href="/dashboard?tab=profile" size="large" icon="edit">
              Manage Profile
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
