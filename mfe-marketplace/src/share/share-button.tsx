import { Button } from '@counterpart/design-system/button';
import { IconButton } from '@counterpart/design-system/icon-button';
import { useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { sharePage } from './share-page';

interface Props {
  /** The page's title, for the recipient. */
  readonly title: string;
  /** `icon` stands among other small controls, `button` alone. Default `icon`. */
  readonly look?: 'icon' | 'button';
}

/** Hands this page's URL on: with the device's own sheet where it has one, else by copying. */
export function ShareButton({ title, look = 'icon' }: Props): ReactNode {
  const showToast = useToast();
  const share = async () => {
    const toast = await sharePage(title);
    if (toast) showToast(toast);
  };
  if (look === 'icon') return <IconButton icon="link" label="Share" onClick={() => void share()} />;
  return (
    <Button icon="link" variant="secondary" onClick={() => void share()}>
      Share
    </Button>
  );
}
