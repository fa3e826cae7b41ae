import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../components/icon/icon';

const ErrorRoot = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: var(--cp-error);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);
  line-height: var(--cp-line-height-small);

  svg {
    margin-top: 2px;
  }
`;

/** Error of a field, read out when it appears. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  return (
    <ErrorRoot id={id} role="alert">
      <Icon name="error-circle" size={16} />
      <span>{children}</span>
    </ErrorRoot>
  );
}

/** Help below a field. */
export const FieldHelp = styled.div`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
  line-height: var(--cp-line-height-small);
`;
