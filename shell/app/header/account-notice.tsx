import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../sdk/use-session';

const ConfirmEmailBanner = lazy(async () => ({ default: (await import('./confirm-email-banner')).ConfirmEmailBanner }));

/**
 * What the signed-in person is to do about their account, below the header of every page. Its code comes only when
 * there is something.
 */
export function AccountNotice(): ReactNode {
  const { user } = useSession();
  if (!user || user.emailConfirmed) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmEmailBanner email={user.email} />
    </Suspense>
  );
}
