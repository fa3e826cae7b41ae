import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../components/icon/icon';
import { bareButton } from './styles';

const Root = styled.button`
  ${bareButton}
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: var(--cp-size-control-small);
  height: var(--cp-size-control-small);
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text-2);

  &:hover {
    background: var(--cp-bg-subtle);
    background: color-mix(in srgb, currentColor 10%, transparent);
    color: var(--cp-text);
  }
`;

/** The cross in the corner of what can be closed: alerts, toasts, dialogs. */
export function CloseButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <Root type="button" title={label} aria-label={label} onClick={onClick}>
      <Icon name="close" size={20} />
    </Root>
  );
}
