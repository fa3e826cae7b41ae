import type { User } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ReviewItem } from '@counterpart/design-system/review-item';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { fullName } from '../../professionals/professional-text';
import { ReviewsPanel } from './reviews-panel';

/** What clients wrote about the signed-in professional. */
export function ReceivedReviews({ user }: { readonly user: User }): ReactNode {
  const reviews = useApi('/api/accountants/{id}/reviews', { path: { id: user.id } });
  return (
    <ReviewsPanel
      title="Reviews Received"
      reviews={reviews}
      empty={<EmptyState headingLevel={3} illustration="reviews" title="No reviews yet" description="What clients write about you appears here and on your public profile." />}
    >
      {({ id, clientId, client, rating, comment, createdAt, verifiedClient, reply }) => (
        <ReviewItem
          key={id}
          author={client && { id: clientId, name: fullName(client), picture: client.profilePicture }}
          rating={rating}
          comment={comment}
          createdAt={createdAt}
          verifiedClient={verifiedClient}
          reply={reply === null ? null : { from: user.firstName, text: reply }}
        />
      )}
    </ReviewsPanel>
  );
}
