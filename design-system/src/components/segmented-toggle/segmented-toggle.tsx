import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../internal/media';
import { HiddenText } from '../../internal/hidden-text';
import { visuallyHidden } from '../../internal/visually-hidden';
import { Icon, type IconName } from '../icon/icon';

export interface SegmentedOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: IconName;
}

export interface SegmentedToggleProps<Value extends string> {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
}

const Root = styled.fieldset<{ $fullWidth: boolean }>`
  display: ${({ $fullWidth }) => ($fullWidth ? 'flex' : 'inline-flex')};
  /* Where they do not fit beside one another, they stand in more rows. */
  flex-wrap: wrap;
  gap: var(--cp-space-4);
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: var(--cp-space-4);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg-subtle);
  box-shadow: inset 0 0 0 1px var(--cp-border);
`;

const Segment = styled.label`
  position: relative;
  flex: 1 1 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--cp-space-8);
  min-height: 36px;
  padding: var(--cp-space-4) var(--cp-space-16);
  border-radius: 6px;
  color: var(--cp-text-2);
  font-weight: var(--cp-weight-medium);
  line-height: 1.25;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;

  ${below('small')} {
    padding-inline: var(--cp-space-12);
  }

  transition:
    background-color var(--cp-motion-fast) var(--cp-motion-ease),
    color var(--cp-motion-fast) var(--cp-motion-ease);

  &:hover {
    color: var(--cp-text);
  }

  &[data-checked='true'] {
    background: var(--cp-bg);
    color: var(--cp-primary);
    font-weight: var(--cp-weight-semibold);
    box-shadow: 0 0 0 1px var(--cp-border-control);
  }

  &:has(input:focus-visible) {
    outline: 2px solid var(--cp-primary);
    outline-offset: 1px;
  }

  &:has(input:disabled) {
    color: var(--cp-disabled);
    cursor: not-allowed;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

/** One of two to four views of the same thing; takes effect immediately. */
export function SegmentedToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
  fullWidth = false,
  disabled = false,
}: SegmentedToggleProps<Value>): ReactNode {
  const name = useId();
  return (
    <Root $fullWidth={fullWidth} disabled={disabled}>
      <HiddenText as="legend">{label}</HiddenText>
      {options.map((option) => (
        <Segment key={option.value} data-choice data-checked={option.value === value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={20} />}
          <span>{option.label}</span>
        </Segment>
      ))}
    </Root>
  );
}
