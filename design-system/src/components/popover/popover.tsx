import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from '../../internal/button-styles';
import { floating } from '../../internal/styles';
import { useDismiss } from '../../internal/use-dismiss';
import { Icon } from '../icon/icon';

export interface PopoverProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** What the panel is called; for screen readers. */
  readonly label: string;
  /** The panel; a function receives what closes it. Rendered only while open. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Default `secondary`. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The edge of the button that the panel keeps to; default `start`. */
  readonly align?: 'start' | 'end';
  /** CSS pixels; default 320. Never wider than the window. */
  readonly width?: number;
  readonly disabled?: boolean;
}

const drop = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Root = styled.div`
  position: relative;
  display: inline-flex;
`;

const Trigger = styled.button<ButtonStyleProps>`
  appearance: none;
  ${buttonStyles}

  > svg {
    transition: transform var(--cp-motion-fast) var(--cp-motion-ease);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const edges = { start: css`inset-inline-start: 0;`, end: css`inset-inline-end: 0;` };

const Panel = styled.div<{ $align: 'start' | 'end'; $width: number }>`
  ${floating}
  position: absolute;
  z-index: var(--cp-layer-floating);
  inset-block-start: calc(100% + var(--cp-space-8));
  ${({ $align }) => edges[$align]}
  width: min(${({ $width }) => $width}px, calc(100vw - 2 * var(--cp-space-16)));
  max-height: min(70dvh, 480px);
  padding: var(--cp-space-16);
  overflow-y: auto;
  animation: ${drop} var(--cp-motion-fast) var(--cp-motion-ease);

  &:focus {
    outline: none;
  }
`;

const controls = ':is(input, select, textarea, button):enabled, a[href], [tabindex="0"]';

/** A button with a panel of its own below it. Escape, a press elsewhere and a focus that leaves close it. */
export function Popover({ trigger, label, children, variant = 'secondary', size = 'medium', align = 'start', width = 320, disabled = false }: PopoverProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);

  useEffect(() => {
    if (!open) return undefined;
    const opener = button.current;
    const first = panel.current?.querySelector<HTMLElement>(controls);
    (first ?? panel.current)?.focus();
    return () => {
      // The focus went with the panel, unless it moved on before.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };

  return (
    // The panel and its button are one thing for Escape.
    <Root ref={root} role="presentation" onKeyDown={onKeyDown}>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        $variant={variant}
        $size={size}
        $fullWidth={false}
        onClick={() => setOpen(!open)}
      >
        {trigger}
        <Icon name="chevron-down" size={16} />
      </Trigger>
      {open && (
        <Panel ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1} $align={align} $width={width}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </Root>
  );
}
