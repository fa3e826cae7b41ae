import { ToastRegion, type Toast } from '@counterpart/design-system/toast';
import { useContext, type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import { useHost } from '../../sdk/host/host';
import { useSession } from '../../sdk/host/use-session';
import { AreasContext } from '../areas/areas-context';
import { useSite } from '../site/site-context';

const never = createStore(() => false);

/** Shows another account's sign-in, else the tab's one toast, else that a new version is ready. */
export function ToastOutlet(): ReactNode {
  const { current, close } = useStore(useHost().toasts);
  const { name } = useSite();
  const renewal = useContext(AreasContext)?.renewal;
  const isReady = useStore(renewal?.isReady ?? never);
  const isOtherAccount = useStore(renewal?.isOtherAccount ?? never);
  const { user } = useSession();
  if (renewal && isOtherAccount) {
    const changed: Toast = {
      id: 'other-account',
      title: user ? 'You’re signed in to another account now' : 'You’re signed in now',
      description: 'Reload this page to continue. Nothing is saved from it until you do.',
      stays: true,
      action: { label: 'Reload', onSelect: () => renewal.reload() },
    };
    return <ToastRegion toast={changed} onClose={() => renewal.isOtherAccount.setState(false, true)} />;
  }
  if (current || !renewal || !isReady)
    return <ToastRegion toast={current} onClose={close} {...(current?.duration && { duration: current.duration })} />;
  const notice: Toast = {
    id: 'new-version',
    title: `A new version of ${name} is ready`,
    description: 'You get it with the next page you load.',
    stays: true,
    action: { label: 'Reload', onSelect: () => renewal.reload() },
  };
  return <ToastRegion toast={notice} onClose={() => renewal.dismiss()} />;
}
