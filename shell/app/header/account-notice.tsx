import type { ReactNode } from 'react';
import { lazyPart } from '../../sdk/parts/lazy-part';
import { useSession } from '../../sdk/host/use-session';

const ConfirmEmailBanner = lazyPart(async () => (await import('./confirm-email-banner')).ConfirmEmailBanner, {
  failure: 'hidden',
  loading: null,
});

const SecondStepBanner = lazyPart(async () => (await import('./second-step-banner')).SecondStepBanner, {
  failure: 'hidden',
  loading: null,
});

/**
 * Tells the signed-in user what to do about their account, below the header of every page. Its code is loaded only when
 * there is something.
 */
export function AccountNotice(): ReactNode {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      {user.secondStepBy && <SecondStepBanner by={user.secondStepBy} userType={user.userType} />}
      {!user.emailConfirmed && <ConfirmEmailBanner email={user.email} />}
    </>
  );
}
