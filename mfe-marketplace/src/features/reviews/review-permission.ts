import type { Professional, User } from '@counterpart/api/contract';
import type { ToastMessage } from '@counterpart/shell/sdk';

export type ReviewPermission =
  | { readonly kind: 'form' }
  /** One's own page: nothing is offered. */
  | { readonly kind: 'none' }
  /** A button that shows this toast; visitors go on to sign in. */
  | { readonly kind: 'refused'; readonly toast: ToastMessage; readonly signIn: boolean };

const refused = (title: string, description: string, signIn = false): ReviewPermission => ({
  kind: 'refused',
  toast: { title, description },
  signIn,
});

/** Decides who may review. The server has the last word; this says why not, before anything is sent. */
export function reviewPermission(
  user: User | null,
  professional: Pick<Professional, 'id' | 'permissions'>,
): ReviewPermission {
  if (!user) return refused('Login Required', 'You need to login or create an account to leave reviews.', true);
  if (user.id === professional.id) return { kind: 'none' };
  if (user.userType !== 'client')
    return refused('Client Access Only', 'Only clients can leave reviews for accountants.');
  if (professional.permissions.alreadyReviewed)
    return refused('Already Reviewed', 'You have already submitted a review for this accountant.');
  return { kind: 'form' };
}
