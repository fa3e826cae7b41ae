import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  block-size: 3rem;
  max-inline-size: 20rem;
  border-block-end: 1px solid var(--cp-border);
`;

const Bar = styled.span`
  flex: 1;
  min-block-size: 1px;
  background: var(--cp-primary);
  forced-color-adjust: none;
`;

/** Draws counts of days, today at the end; read out as one sentence. */
export function DayBars({ days }: { readonly days: readonly number[] }): ReactNode {
  const most = Math.max(1, ...days);
  const label = `Reports on the last ${days.length} days: ${days.join(', ')}`;
  return (
    <Bars role="img" aria-label={label} title={label}>
      {days.map((count, index) => (
        <Bar key={days.length - index} style={{ blockSize: `${(count / most) * 100}%` }} />
      ))}
    </Bars>
  );
}
