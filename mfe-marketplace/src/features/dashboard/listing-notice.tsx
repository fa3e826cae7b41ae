import { Alert } from '@counterpart/design-system/alert';
import { Link } from '@counterpart/design-system/link';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { tabPath } from './dashboard-tabs';

/** Tells a professional without a profile that nobody finds them yet. Nothing when there is one, or while it is unknown. */
export function ListingNotice({ userId }: { readonly userId: number }): ReactNode {
  const { data: professional } = useApi('/api/accountants/{id}', { path: { id: userId } });
  if (professional?.profile !== null) return null;
  return (
    <Alert tone="warning" title="Clients cannot find you yet" action={<Link href={tabPath('profile')}>Create your profile</Link>}>
      Say what you do and what it costs. Your profile is listed as soon as you save it.
    </Alert>
  );
}
