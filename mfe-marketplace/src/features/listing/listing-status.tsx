import type { Professional } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Notes = styled.ul`
  padding-left: var(--cp-space-20);
  list-style: disc;
`;

/** Outcome of the profile's review, with what to fix. Nothing while the profile is listed, or not written yet. */
export function ListingStatus({ listing }: Pick<Professional, 'listing'>): ReactNode {
  if (!listing || listing.status === 'listed') return null;
  if (listing.status === 'pending')
    return (
      <Alert tone="info" title="Your profile is being reviewed">
        It goes live as soon as our team has reviewed it. We’ll tell you here and in a notification.
      </Alert>
    );
  return (
    <Alert tone="warning" title="Your profile is saved, but not listed yet">
      <Notes>
        {listing.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
    </Alert>
  );
}
