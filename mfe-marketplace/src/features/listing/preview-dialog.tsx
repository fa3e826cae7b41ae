import { Dialog } from '@counterpart/design-system/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Takes the focus, so that the arrow keys scroll: there is nothing to press in a preview. */
const Shown = styled.div`
  display: grid;
  gap: var(--cp-space-24);
`;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The profile as visitors will see it, before it is saved. */
export function PreviewDialog({ open, onClose, children }: Props): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title="Preview"
      description="What visitors see once you save. Nothing is saved yet."
    >
      <Shown tabIndex={0} role="region" aria-label="Profile as visitors see it">
        {children}
      </Shown>
    </Dialog>
  );
}
