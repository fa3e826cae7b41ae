import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CloseButton } from '../../internal/close-button';
import { isolated } from '../../internal/isolated';
import { Icon, type IconName } from '../icon/icon';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

interface Look {
  readonly icon: IconName;
  readonly style: string;
}

const looks: Record<AlertTone, Look> = {
  info: { icon: 'info', style: 'background: var(--cp-primary-bg); --alert-ink: var(--cp-primary);' },
  success: { icon: 'check-circle', style: 'background: var(--cp-success-bg); --alert-ink: var(--cp-success);' },
  warning: { icon: 'alert-triangle', style: 'background: var(--cp-warning-bg); --alert-ink: var(--cp-warning);' },
  error: { icon: 'error-circle', style: 'background: var(--cp-error-bg); --alert-ink: var(--cp-error);' },
};

const Root = styled.div<{ $tone: AlertTone }>`
  ${({ $tone }) => looks[$tone].style}
  display: flex;
  align-items: flex-start;
  gap: var(--cp-space-12);
  padding: var(--cp-space-12) var(--cp-space-16);
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text);

  > svg {
    margin-top: 2px;
    color: var(--alert-ink);
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
`;

const Title = styled.p`
  color: var(--alert-ink);
  font-weight: var(--cp-weight-semibold);
`;

const Action = styled.div`
  margin-top: var(--cp-space-4);
`;

const Close = styled.div`
  margin: -4px -8px -4px 0;
`;

export interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link below the words. */
  readonly action?: ReactNode;
  /** Shows a close control. */
  readonly onClose?: () => void;
}

/** A message in the page, next to what it is about. Errors are announced assertively, the rest politely. */
export function Alert({ tone = 'info', title, children, action, onClose }: AlertProps): ReactNode {
  return (
    <Root $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={looks[tone].icon} size={20} />
      <Body>
        {title && <Title>{isolated(title)}</Title>}
        {children && <div>{isolated(children)}</div>}
        {action && <Action>{action}</Action>}
      </Body>
      {onClose && (
        <Close>
          <CloseButton label="Close" onClick={onClose} />
        </Close>
      )}
    </Root>
  );
}
