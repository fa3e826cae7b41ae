import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../internal/media';
import { ChoiceFieldset, type ChoiceFieldsetProps } from '../../internal/choice-fieldset';
import { ChoiceHelp, ChoiceLabel, choiceBox } from '../../internal/choice-styles';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends ChoiceFieldsetProps {
  readonly options: readonly RadioOption<Value>[];
  /** `null` when nothing is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `cards` gives each option a bordered line of its own. */
  readonly look?: 'plain' | 'cards';
  readonly inline?: boolean;
  readonly name?: string;
}

const Options = styled.div<{ $inline: boolean; $cards: boolean }>`
  display: flex;
  flex-wrap: wrap;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  gap: ${({ $inline, $cards }) => ($cards ? 'var(--cp-space-8)' : $inline ? 'var(--cp-space-4) var(--cp-space-24)' : 'var(--cp-space-4)')};
`;

const Line = styled(ChoiceLabel)<{ $card: boolean }>`
  ${({ $card }) =>
    $card &&
    `
    padding: var(--cp-space-12) var(--cp-space-16);
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-medium);
    background: var(--cp-bg);
    &[data-checked='true'] { border-color: var(--cp-primary); background: var(--cp-primary-bg); box-shadow: inset 0 0 0 1px var(--cp-primary); }
    &:hover { border-color: var(--cp-primary); }
    ${below('small')} { flex-grow: 1; }
  `}
`;

const Dot = styled.input`
  ${choiceBox}
  border-radius: 50%;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--cp-on-primary);
    transform: scale(0);
    transition: transform var(--cp-motion-fast) var(--cp-motion-ease);
  }

  &:checked::before {
    transform: scale(1);
  }
`;

/** Exactly one of a few, all of them visible. Arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  look = 'plain',
  inline = false,
  name,
  ...frame
}: RadioGroupProps<Value>): ReactNode {
  const id = useId();
  return (
    <ChoiceFieldset {...frame}>
      <Options $inline={inline} $cards={look === 'cards'}>
        {options.map((option) => (
          <Line key={option.value} $card={look === 'cards'} data-checked={option.value === value}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={frame.error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.help && <ChoiceHelp>{option.help}</ChoiceHelp>}
            </span>
          </Line>
        ))}
      </Options>
    </ChoiceFieldset>
  );
}
