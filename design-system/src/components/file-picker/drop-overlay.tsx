import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Icon } from '../icon/icon';

const Root = styled.div`
  position: absolute;
  z-index: var(--cp-layer-floating);
  inset: var(--cp-space-8);
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--cp-space-8);
  border: 2px dashed var(--cp-primary);
  border-radius: var(--cp-radius-large);
  background: var(--cp-primary-bg);
  color: var(--cp-primary);
  font-weight: var(--cp-weight-semibold);
  pointer-events: none;
`;

interface Props {
  /** What files are dragged over; null shows nothing. */
  readonly target: HTMLElement | null;
  readonly label: string;
}

/** Covers an element while files are dragged over it. Decoration: dropping is done with a pointer that sees it. */
export function DropOverlay({ target, label }: Props): ReactNode {
  if (!target) return null;
  return createPortal(
    <Root aria-hidden="true">
      <Icon name="upload" size={24} />
      {label}
    </Root>,
    target,
  );
}
