import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Anchor } from '../../internal/anchor';
import { Card } from '../card/card';
import { Icon, type IconName } from '../icon/icon';
import { Skeleton } from '../skeleton/skeleton';

export interface StatCardProps {
  /** Name of the figure, for example 'Total Users'. */
  readonly label: string;
  /** The number, already in words ('1,204', '4.8'); `null` while it loads. */
  readonly value: ReactNode;
  readonly icon?: IconName;
  /** A short note below the number. */
  readonly hint?: ReactNode;
  /** Makes the label a link over the whole card. */
  readonly href?: string;
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-8);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);

  svg {
    color: var(--cp-text-3);
  }
`;

const Cover = styled(Anchor)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--cp-radius-large);
  }

  &:hover {
    color: var(--cp-primary);
  }
`;

const Value = styled.p`
  font-size: var(--cp-font-size-section);
  font-weight: var(--cp-weight-bold);
  letter-spacing: -0.02em;
  line-height: var(--cp-line-height-section);
`;

const Hint = styled.div`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

/** One number that matters, with its name. */
export function StatCard({ label, value, icon, hint, href }: StatCardProps): ReactNode {
  return (
    <Frame interactive={Boolean(href)}>
      <Top>
        {href ? <Cover href={href}>{label}</Cover> : <span>{label}</span>}
        {icon && <Icon name={icon} size={20} />}
      </Top>
      <Value aria-busy={value === null || undefined}>{value ?? <Skeleton width={72} height="1.2em" />}</Value>
      {hint && <Hint>{hint}</Hint>}
    </Frame>
  );
}
