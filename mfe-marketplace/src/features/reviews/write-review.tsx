import type { Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { useGoToSignIn, useSession, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ReviewForm } from './review-form';
import { reviewPermission } from './review-permission';

/** The form for users who may review; for others a button that explains why not. */
export function WriteReview({ professional }: { readonly professional: Professional }): ReactNode {
  const { user } = useSession();
  const showToast = useToast();
  const goToSignIn = useGoToSignIn();
  const permission = reviewPermission(user, professional);

  if (permission.kind === 'none') return null;
  if (permission.kind === 'form') return <ReviewForm professionalId={professional.id} />;

  const explain = () => {
    showToast(permission.toast);
    if (permission.signIn) goToSignIn();
  };
  return (
    <div>
      <Button variant="secondary" icon="edit" onClick={explain}>
        Write a Review
      </Button>
    </div>
  );
}
