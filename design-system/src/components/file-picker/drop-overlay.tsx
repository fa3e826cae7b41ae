import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';

/** Between the element's edge and the overlay, in pixels. */
const inset = 8;

const Root = styled.div`
  position: fixed;
  z-index: var(--cp-layer-floating);
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
  /** Element that files are dragged over; null shows nothing. */
  readonly target: HTMLElement | null;
  readonly label: string;
}

/** Covers an element while files are dragged over it. Decoration: dropping is done with a pointer that sees it. */
export function DropOverlay({ target, label }: Props): ReactNode {
  if (!target) return null;
  const { top, left, width, height } = target.getBoundingClientRect();
  const position = { top: top + inset, left: left + inset, width: width - 2 * inset, height: height - 2 * inset };
  return (
    <Root aria-hidden="true" style={position}>
      <Icon name="upload" size={24} />
      <span>{label}</span>
    </Root>
  );
}
