import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CloseButton } from '../../internal/close-button';
import { isolated } from '../../internal/isolated';
import { floating } from '../../internal/styles';
import { Button } from '../button/button';
import { Icon, type IconName } from '../icon/icon';

/** `destructive` stays until it is closed. */
export type ToastTone = 'success' | 'info' | 'destructive';

export interface Toast {
  /** Changes with each message, so that the same words twice are announced twice. */
  readonly id: number | string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: ToastTone | undefined;
  /** True for what stays until it is closed, whatever its tone. */
  readonly stays?: boolean | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

export interface ToastRegionProps {
  /** The one message shown, or none. */
  readonly toast: Toast | null;
  readonly onClose: () => void;
  /**
   * Milliseconds until success and information leave by themselves; default 5,000. Pointing at it or focusing it holds
   * it.
   */
  readonly duration?: number;
}

const icons: Record<ToastTone, IconName> = { success: 'check-circle', info: 'info', destructive: 'error-circle' };
const inks: Record<ToastTone, string> = {
  success: 'var(--cp-success)',
  info: 'var(--cp-primary)',
  destructive: 'var(--cp-error)',
};

const Region = styled.div`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  width: auto;
  height: auto;
  overflow: visible;
  position: fixed;
  z-index: var(--cp-layer-toast);
  inset-block: auto calc(var(--cp-space-16) + env(safe-area-inset-bottom, 0px));
  inset-inline: var(--cp-space-16);
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  /* A composer or a bar of actions at the bottom is never covered. */
  body:has([data-bottom-bar]) & {
    inset-block: calc(var(--cp-size-header-height) + var(--cp-space-16)) auto;
  }
`;

const Panel = styled.div<{ $tone: ToastTone }>`
  ${floating}
  pointer-events: auto;
  display: flex;
  align-items: flex-start;
  gap: var(--cp-space-12);
  width: min(100%, 400px);
  padding: var(--cp-space-12) var(--cp-space-8) var(--cp-space-12) var(--cp-space-16);
  border-inline-start: 4px solid ${({ $tone }) => inks[$tone]};
  --cp-enter: translateY(8px);
  animation: cp-enter var(--cp-motion-normal) var(--cp-motion-ease);

  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => inks[$tone]};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: var(--cp-weight-semibold);
`;

const Description = styled.p`
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

const Action = styled.div`
  margin: var(--cp-space-4) 0 0 -12px;
`;

/** The corner where the one toast appears. Stays in the page, so that screen readers hear what is put into it. */
export function ToastRegion({ toast, onClose, duration = 5000 }: ToastRegionProps): ReactNode {
  // The message that is held: one that is closed under the pointer must not hold the next.
  const [heldId, setHeldId] = useState<Toast['id'] | null>(null);
  const tone = toast?.tone ?? 'info';
  const leaves = toast !== null && tone !== 'destructive' && !toast.stays && heldId !== toast.id;
  const id = toast?.id;
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Shown again for each message, which puts it above a dialog that opened in between.
    const popover: Partial<HTMLElement> | null = region.current;
    // Missing in browsers before 2024 and in test DOMs, which do not know the state's selector either.
    if (!popover?.showPopover) return;
    if (popover.matches?.(':popover-open')) popover.hidePopover?.();
    popover.showPopover();
  }, [id]);

  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
    // `id` starts the time again for the next message.
  }, [leaves, id, duration, onClose]);

  return (
    <Region ref={region} popover="manual" role="region" aria-label="Messages" data-screen-only>
      <div role={tone === 'destructive' ? 'alert' : 'status'} aria-atomic="true">
        {toast && (
          <Panel
            key={toast.id}
            $tone={tone}
            onMouseEnter={() => setHeldId(toast.id)}
            onMouseLeave={() => setHeldId(null)}
            onFocus={() => setHeldId(toast.id)}
            onBlur={() => setHeldId(null)}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          >
            <Icon name={icons[tone]} size={20} />
            <Words>
              <Title>{isolated(toast.title)}</Title>
              {toast.description && <Description>{isolated(toast.description)}</Description>}
              {toast.action && (
                <Action>
                  <Button size="small" variant="ghost" onClick={toast.action.onSelect}>
                    {toast.action.label}
                  </Button>
                </Action>
              )}
            </Words>
            <CloseButton label="Close message" onClick={onClose} />
          </Panel>
        )}
      </div>
    </Region>
  );
}
