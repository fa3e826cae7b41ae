import { IconButton } from '@counterpart/design-system/icon-button';
import { useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** Hands this page's address on: with the device's own sheet where it has one, else by copying. */
export function ShareButton({ title }: { readonly title: string }): ReactNode {
  const showToast = useToast();
  const share = async () => {
    const { sharePage } = await import('./share-page');
    const toast = await sharePage(title);
    if (toast) showToast(toast);
  };
  return <IconButton icon="link" label="Share" onClick={() => void share()} />;
}
