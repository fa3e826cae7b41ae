import { changeText, type Analytics } from '@counterpart/api/contract';
import { from } from '@counterpart/design-system/layout';
import { StatCard } from '@counterpart/design-system/stat-card';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { figures, type Figure } from './figure-list';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: var(--cp-space-12);

  > :first-child {
    grid-column: 1 / -1;
  }

  ${from('medium')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--cp-space-16);

    > *,
    > :first-child {
      grid-column: span 2;
    }

    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
`;

/** The figures of the days, each with how it changed; null while they load. */
export function AnalyticsCards({ analytics }: { readonly analytics: Analytics | null }): ReactNode {
  return (
    <Cards>
      {figures.map((figure) => (
        <StatCard
          key={figure.name}
          label={figure.label}
          icon={figure.icon}
          value={analytics && figure.text(analytics.totals[figure.name])}
          hint={analytics && hintOf(figure, analytics)}
        />
      ))}
    </Cards>
  );
}

function hintOf({ name, isCount, text }: Figure, { totals, detail }: Analytics): string | null {
  if (!detail) return null;
  const [current, before] = [totals[name], detail.previousTotals[name]];
  if (isCount) return changeText(current, before) || null;
  if (before === null) return null;
  return current === before ? 'No change' : `From ${text(before)}`;
}
