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
        Clients find you as soon as our team has read it.
      </Alert>
    );
  return (
    <Alert
      tone="warning"
      title="Clients cannot find you yet"
      action={
        <Link href={tabPath('profile')}>{professional.profile ? 'Mend your profile' : 'Create your profile'}</Link>
      }
    >
      {professional.listing?.notes.join(' ') ??
        'Say what you do and what it costs. Your profile is listed as soon as you save it.'}
    </Alert>
  );
}
