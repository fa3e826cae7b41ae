import type { ReactNode } from 'react';
import { AppDialog } from './app-dialog';
import { CodesDialog } from './codes-dialog';
import { PasskeyDialog, RenameDialog } from './passkey-dialog';

/** Setup under way. */
export type Setup =
  | { readonly kind: 'app' | 'passkey' | 'codes' }
  | { readonly kind: 'rename'; readonly id: number; readonly name: string };

interface Props {
  readonly setup: Setup;
  readonly onClose: () => void;
}

/** The dialog of one setup. They come together, when the first is opened. */
export function SetupDialog({ setup, onClose }: Props): ReactNode {
  if (setup.kind === 'app') return <AppDialog onClose={onClose} />;
  if (setup.kind === 'codes') return <CodesDialog onClose={onClose} />;
  if (setup.kind === 'rename') return <RenameDialog passkey={setup} onClose={onClose} />;
  return <PasskeyDialog onClose={onClose} />;
}
