import { ConfirmDialog, type ConfirmDialogProps } from '@counterpart/design-system/dialog';
import type { ApiClient } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useReleaseAction } from './use-release-action';

interface Props extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'pendingLabel' | 'onClose'
> {
  readonly send: (api: ApiClient) => Promise<unknown>;
  /** Titles of the toasts that say how it went. */
  readonly done: string;
  readonly failed: string;
}

/** Asks once more, then changes what is released, and closes whatever becomes of it. */
export function ConfirmChange({ send, done, failed, onClose, ...words }: Props): ReactNode {
  const { pending, run } = useReleaseAction();
  const change = async () => {
    await run(send, done, failed);
    onClose();
  };
  return <ConfirmDialog {...words} onClose={onClose} onConfirm={() => void change()} pending={pending} />;
}
