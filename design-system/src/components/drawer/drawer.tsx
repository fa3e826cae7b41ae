import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ModalBody, ModalFooter, ModalHeader } from '../../internal/modal-parts';
import { useModal } from '../../internal/use-modal';

export type DrawerSide = 'start' | 'end' | 'bottom';

const entrances: Record<DrawerSide, string> = {
  start: 'translateX(-24px)',
  end: 'translateX(24px)',
  bottom: 'translateY(24px)',
};

const positions: Record<DrawerSide, string> = {
  start: 'inset: 0 auto 0 0; width: min(400px, calc(100vw - 40px)); height: 100dvh; border-width: 0 1px 0 0;',
  end: 'inset: 0 0 0 auto; width: min(400px, calc(100vw - 40px)); height: 100dvh; border-width: 0 0 0 1px;',
  bottom:
    'inset: auto 0 0 0; width: 100%; max-height: calc(100dvh - 56px); border-width: 1px 0 0; border-radius: var(--cp-radius-large) var(--cp-radius-large) 0 0;',
};

const Root = styled.dialog<{ $side: DrawerSide }>`
  margin: 0;
  padding: 0;
  max-width: none;
  max-height: none;
  border: solid var(--cp-border);
  background: var(--cp-bg);
  color: var(--cp-text);
  box-shadow: var(--cp-shadow);
  overflow: hidden;
  ${({ $side }) => positions[$side]}

  &[open] {
    display: flex;
    flex-direction: column;
    --cp-enter: ${({ $side }) => entrances[$side]};
    animation: cp-enter var(--cp-motion-normal) var(--cp-motion-ease);
  }

  &::backdrop {
    background: var(--cp-overlay);
  }
`;

const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

export interface DrawerProps {
  /** Default true. */
  readonly open?: boolean;
  /** Escape, the backdrop and the close control ask for it; the owner sets `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Rendered only while open. */
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Edge of the window; `bottom` is a sheet for phones. Default `end`. */
  readonly side?: DrawerSide;
}

/** A panel from the window's edge, in front of the page: filters on a phone, details of a row. */
export function Drawer({ open = true, onClose, title, children, footer, side = 'end' }: DrawerProps): ReactNode {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <Root {...modal} $side={side} aria-labelledby={`${id}-title`}>
      {open && (
        <Frame>
          <ModalHeader id={`${id}-title`} descriptionId={`${id}-description`} title={title} onClose={onClose} />
          <ModalBody>{children}</ModalBody>
          {footer && <ModalFooter>{footer}</ModalFooter>}
        </Frame>
      )}
    </Root>
  );
}
