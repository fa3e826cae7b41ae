import type { ReactNode } from 'react';
import styled from 'styled-components';

const Track = styled.div`
  height: 8px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-bg-subtle);
  box-shadow: inset 0 0 0 1px var(--cp-border-control);
  overflow: hidden;
`;

const Fill = styled.div`
  height: 100%;
  background: var(--cp-primary);
  transition: width var(--cp-motion-normal) var(--cp-motion-ease);
`;

interface Props {
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly value: number;
  readonly max: number;
  /** Text for screen readers: '40 percent', '2 of 15'. */
  readonly text: string;
}

/** Bar that shows how much of something there is. */
export function Meter({ labelledBy, value, max, text }: Props): ReactNode {
  return (
    <Track
      role="meter"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <Fill style={{ width: `${(100 * value) / max}%` }} />
    </Track>
  );
}
