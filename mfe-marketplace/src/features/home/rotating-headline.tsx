import { IconButton } from '@counterpart/design-system/icon-button';
import { VisuallyHidden } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRotation } from './use-rotation';

/** Texts that the headline rotates through, every 3 seconds. */
export const headlines = [
  'Tax Specialists',
  'QuickBooks Pros',
  'Fractional CFOs',
  'Bookkeepers',
  'Financial Advisors',
] as const;
export const rotationMs = 3000;

/** The control stands at the end of the short first line, where no text ever reaches. */
const Frame = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  > button {
    position: absolute;
    inset-block-start: var(--cp-space-4);
    inset-inline-end: 0;
  }
`;

/** All texts lie in one cell, so the widest one gives the width and nothing moves when they change. */
const Texts = styled.span`
  display: grid;
  justify-items: start;
`;

const RotatingText = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  color: var(--cp-primary);
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transform: ${({ $shown }) => ($shown ? 'none' : 'translateY(6px)')};
  transition:
    opacity var(--cp-motion-normal) var(--cp-motion-ease),
    transform var(--cp-motion-normal) var(--cp-motion-ease);
`;

/**
 * The page's one heading. Screen readers get one sentence that never changes; the rotation is for the eye and can be
 * stopped.
 */
export function RotatingHeadline(): ReactNode {
  const { index, paused, toggle } = useRotation(headlines.length, rotationMs);
  return (
    <Frame>
      <Heading level={1} size="display">
        <VisuallyHidden>
          Find trusted tax specialists, QuickBooks pros, fractional CFOs, bookkeepers and financial advisors
        </VisuallyHidden>
        <span aria-hidden="true">
          Find trusted
          <Texts>
            {headlines.map((text, position) => (
              <RotatingText key={text} $shown={position === index}>
                {text}
              </RotatingText>
            ))}
          </Texts>
        </span>
      </Heading>
      <IconButton
        size="small"
        icon={paused ? 'play' : 'pause'}
        label={paused ? 'Play the headline' : 'Pause the headline'}
        onClick={toggle}
      />
    </Frame>
  );
}
