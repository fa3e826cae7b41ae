import { Alert } from '@counterpart/design-system/alert';
import { Link } from '@counterpart/design-system/link';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { tabPath } from './dashboard-tabs';

/**
 * Tells a professional that clients do not find them yet, and why. Nothing while they are listed, or while it is
 * unknown.
 */
export function ListingNotice({ userId }: { readonly userId: number }): ReactNode {
  const { data: professional } = useApi('/api/accountants/{id}', { path: { id: userId } });
  if (!professional || professional.listing?.status === 'listed') return null;
  if (professional.listing?.status === 'pending')
    return (
      <Alert
        tone="info"
        title="Your profile is being reviewed"
        action={<Link href={tabPath('profile')}>Open your profile</Link>}
      >
        Clients can find you as soon as our team has reviewed it.
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title="Clients cannot find you yet"
      action={
        professional.profile ? (
          <Link href={tabPath('profile')}>Update your profile</Link>
        ) : (
          <Link href="/create-listing">Create your listing</Link>
        )
      }
    >
      {professional.listing?.notes.join(' ') ??
        'Three short steps: what you do, where and for how much, and who you are.'}
    </Alert>
  );
}
