import type { Review } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ReviewActions } from './review-actions';

interface Props {
  readonly review: Pick<Review, 'id' | 'rating' | 'comment' | 'reply' | 'editedAt' | 'permissions'>;
  readonly professional: { readonly id: number; readonly firstName: string };
}

/** Line below a review: when it was edited, and what this user may do with it. */
export function ReviewNotes({ review, professional }: Props): ReactNode {
  const dateText = useDateText();
  if (!review.editedAt && !Object.values(review.permissions).some(Boolean)) return null;
  return (
    <Stack gap={4}>
      {review.editedAt && (
        <Text size="small" tone="muted">
          {`Edited ${dateText(review.editedAt, 'longDay')}`}
        </Text>
      )}
      <ReviewActions review={review} permissions={review.permissions} professional={professional} />
    </Stack>
  );
}
