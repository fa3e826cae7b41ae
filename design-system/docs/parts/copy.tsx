import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../src/components/icon/icon';
import { HiddenText } from '../../src/internal/hidden-text';

const Root = styled.button`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-8);
  min-height: 24px;
  padding: 0 var(--cp-space-4);
  border: 0;
  border-radius: var(--cp-radius-small);
  background: none;
  color: inherit;
  font: inherit;
  font-family: var(--cp-font-mono);
  font-size: 0.875em;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--cp-bg-subtle);
  }
`;

interface CopyProps {
  /** Text for the clipboard. */
  readonly text: string;
  /** Label of the button; `text` by default. */
  readonly children?: ReactNode;
}

/** A name as it stands in code, copied when pressed. */
export function Copy({ text, children = text }: CopyProps): ReactNode {
  const [label, setLabel] = useState('Copy');
  return (
    <Root
      type="button"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setLabel('Copied'),
          () => setLabel('Could not copy'),
        )
      }
      onBlur={() => setLabel('Copy')}
    >
      {children} <Icon name={label === 'Copied' ? 'check' : 'copy'} size={16} />
      <HiddenText>{label}</HiddenText>
    </Root>
  );
}
