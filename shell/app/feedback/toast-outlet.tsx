import { ToastRegion, type Toast } from '@counterpart/design-system/toast';
import { useContext, type ReactNode } from 'react';
import { createStore, useStore } from 'zustand';
import { useHost } from '../../sdk/host';
import { AreasContext } from '../areas/areas-context';
import { useSite } from '../site/site-context';

const neverReady = createStore(() => false);

/** Shows the tab's one toast; while there is none, that a new version is ready. */
export function ToastOutlet(): ReactNode {
  const { current, close } = useStore(useHost().toasts);
  const { name } = useSite();
  const renewal = useContext(AreasContext)?.renewal;
  const isReady = useStore(renewal?.isReady ?? neverReady);
  if (current || !renewal || !isReady) return <ToastRegion toast={current} onClose={close} />;
  const notice: Toast = {
    id: 'new-version',
    title: `A new version of ${name} is ready`,
    description: 'You get it with the next page you load.',
    stays: true,
    action: { label: 'Reload', onSelect: () => renewal.reload() },
  };
  return <ToastRegion toast={notice} onClose={() => renewal.dismiss()} />;
}
