import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HiddenText } from '../../internal/hidden-text';
import { Icon } from '../icon/icon';

/** `verified` is teal and used for verified only; `featured` is for what a plan placed higher. */
export type BadgeTone = 'neutral' | 'info' | 'verified' | 'featured' | 'success' | 'warning' | 'error' | 'new';

const tones: Record<BadgeTone, string> = {
  neutral: 'background: var(--cp-bg-subtle); color: var(--cp-text-2);',
  info: 'background: var(--cp-primary-bg); color: var(--cp-primary);',
  verified: 'background: var(--cp-accent-bg); color: var(--cp-accent);',
  featured: 'background: var(--cp-primary-bg); color: var(--cp-primary);',
  success: 'background: var(--cp-success-bg); color: var(--cp-success);',
  warning: 'background: var(--cp-warning-bg); color: var(--cp-warning);',
  error: 'background: var(--cp-error-bg); color: var(--cp-error);',
  new: 'background: var(--cp-primary); color: var(--cp-on-primary);',
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-4);
  padding: 1px var(--cp-space-8);
  border-radius: var(--cp-radius-full);
  font-size: ${({ $tone }) => ($tone === 'new' ? '0.6875rem' : 'var(--cp-font-size-small)')};
  ${({ $tone }) => $tone === 'new' && 'letter-spacing: 0.04em;'}
  font-weight: var(--cp-weight-semibold);
  line-height: 1.5;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A short state: Verified, Featured, NEW, Published, Draft. The words carry the meaning, the color only helps. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return (
    <Root $tone={tone}>
      {tone === 'verified' && <Icon name="verified" size={16} />}
      <span dir="auto">{children}</span>
    </Root>
  );
}

/** `alert` asks to be looked at; `quiet` only counts. */
export type CountTone = 'alert' | 'quiet';

const countTones: Record<CountTone, string> = {
  alert: 'background: var(--cp-error); color: var(--cp-on-error);',
  quiet: 'background: var(--cp-primary-bg); color: var(--cp-primary);',
};

const Count = styled.span<{ $tone: CountTone }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: var(--cp-radius-full);
  ${({ $tone }) => countTones[$tone]}
  font-size: 0.75rem;
  font-weight: var(--cp-weight-bold);
  line-height: 1;
`;

export interface CountBadgeProps {
  readonly count: number;
  /** The highest number shown; above it '9+'. Default 9. */
  readonly max?: number;
  /** Default `alert`. */
  readonly tone?: CountTone;
  /** Words after the number for screen readers, for example 'unread messages'. */
  readonly label: string;
}

/** Number of items. Renders nothing at 0. */
export function CountBadge({ count, max = 9, tone = 'alert', label }: CountBadgeProps): ReactNode {
  if (count <= 0) return null;
  return (
    <Count $tone={tone}>
      <span>{count > max ? `${max}+` : count}</span>
      <HiddenText>{` ${label}`}</HiddenText>
    </Count>
  );
}
