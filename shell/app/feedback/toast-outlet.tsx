import { ToastRegion } from '@counterpart/design-system/toast';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../../sdk/host';

/** Shows the tab's one toast. */
export function ToastOutlet(): ReactNode {
  const { current, close } = useStore(useHost().toasts);
  return <ToastRegion toast={current} onClose={close} />;
}
