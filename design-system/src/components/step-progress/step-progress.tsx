import type { ReactNode } from 'react';
import styled from 'styled-components';
import { meaningfulGround } from '../../internal/meaningful-ground';

export interface StepProgressProps {
  /** The step shown, from 1 to `total`. */
  readonly step: number;
  readonly total: number;
  /** Accessible name of the steps. Default 'Progress'. */
  readonly label?: string;
  /** The step's own name, shown after 'Step 2 of 9'; for example 'Services'. */
  readonly title?: string;
  /** Leaves out 'n% complete', where a few steps say enough; the bar then counts the step shown. */
  readonly hidePercent?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--cp-space-16);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

const Where = styled.p`
  min-width: 0;
  font-weight: var(--cp-weight-semibold);
  color: var(--cp-text);
`;

const Percent = styled.p`
  flex: none;
`;

const Track = styled.div`
  height: 8px;
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-full);
  background: var(--cp-bg-subtle);
  overflow: hidden;
`;

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--cp-primary);
  transform-origin: left;
  transition: transform var(--cp-motion-normal) var(--cp-motion-ease);

  ${meaningfulGround}
`;

/**
 * Computes the progress of a step in whole percent, from 0 to 100:
 * `floor(current / (total - 1) * 100)` with `current` counted from 0. A single step is 100.
 */
export function progressPercent(step: number, total: number): number {
  if (total <= 1) return 100;
  const current = Math.min(Math.max(Math.trunc(step) - 1, 0), total - 1);
  return Math.floor((current / (total - 1)) * 100);
}

/**
 * Progress through a series of steps: 'Step 3 of 9', '25% complete' and a bar. Without percent the bar counts the step
 * shown: a third at step 1 of 3.
 */
export function StepProgress({
  step,
  total,
  label = 'Progress',
  title,
  hidePercent = false,
}: StepProgressProps): ReactNode {
  const percent = progressPercent(step, total);
  const filled = hidePercent ? Math.min(Math.max(step / total, 0), 1) : percent / 100;
  const where = `Step ${step} of ${total}`;
  const named = title ? `${where}: ${title}` : where;
  return (
    <Root>
      <Line aria-hidden="true">
        <Where>{named}</Where>
        {!hidePercent && <Percent>{`${percent}% complete`}</Percent>}
      </Line>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled * 100)}
        aria-valuetext={hidePercent ? named : `${named}, ${percent}% complete`}
      >
        <Bar style={{ transform: `scaleX(${filled})` }} />
      </Track>
    </Root>
  );
}
