import { useEffect, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { floating } from '../../internal/styles';
import { Button } from '../button/button';

export interface StickyCallToActionProps {
  readonly title: string;
  /** One sentence. */
  readonly children?: ReactNode;
  /** A Button or LinkButton. */
  readonly action: ReactNode;
  /** Told when it was dismissed; it stays away by itself until the page is opened anew. */
  readonly onDismiss?: () => void;
  /** Appears once most of a window's height was scrolled, or after so many milliseconds; default 30,000. */
  readonly afterTime?: number;
}

const Root = styled.aside`
  ${floating}
  position: fixed;
  z-index: var(--cp-layer-floating);
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-12) var(--cp-space-16);
  padding: var(--cp-space-12) var(--cp-space-16) calc(var(--cp-space-12) + env(safe-area-inset-bottom, 0px));
  border-width: 1px 0 0;
  border-radius: var(--cp-radius-large) var(--cp-radius-large) 0 0;
  --cp-enter: translateY(16px);
  animation: cp-enter var(--cp-motion-normal) var(--cp-motion-ease);

  ${from('medium')} {
    inset-block-end: var(--cp-space-24);
    inset-inline: auto var(--cp-space-24);
    flex-direction: column;
    align-items: stretch;
    width: 340px;
    padding: var(--cp-space-20);
    border-width: 1px;
    border-radius: var(--cp-radius-large);
  }
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;

  ${from('medium')} {
    flex: none;
  }
`;

const Title = styled.p`
  font-weight: var(--cp-weight-semibold);
`;

const Sentence = styled.p`
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
`;

/** Of the window's height. */
const scrolledShare = 0.6;

/** True once the user has scrolled far enough or waited long enough; false on the server. */
function useReached(afterTime: number): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached) return undefined;
    const onScroll = () => {
      if (window.scrollY > window.innerHeight * scrolledShare) setReached(true);
    };
    const timer = setTimeout(() => setReached(true), afterTime);
    window.addEventListener('scroll', onScroll, { passive: true });
    // The page may have been scrolled before this listens: as it loaded, or by the browser that restores its position.
    const frame = requestAnimationFrame(onScroll);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [reached, afterTime]);
  return reached;
}

/**
 * An offer that follows the reader: a card in the corner, a bar at the bottom of a phone. Takes no focus and covers no
 * text for long.
 */
export function StickyCallToAction({
  title,
  children,
  action,
  onDismiss,
  afterTime = 30_000,
}: StickyCallToActionProps): ReactNode {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const reached = useReached(afterTime);
  if (!reached || dismissed) return null;
  return (
    <Root aria-labelledby={id} data-bottom-bar>
      <Words>
        <Title id={id}>{title}</Title>
        {children && <Sentence>{children}</Sentence>}
      </Words>
      <Actions>
        {action}
        <Button
          variant="ghost"
          onClick={() => {
            setDismissed(true);
            onDismiss?.();
          }}
        >
          No thanks
        </Button>
      </Actions>
    </Root>
  );
}
