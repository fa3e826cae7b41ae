import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { isolated } from '../../internal/isolated';
import { ChoiceCount, ChoiceHelp, ChoiceLabel, choiceBox } from '../../internal/choice-styles';
import { FieldError } from '../../internal/field-notes';
import { withCommas } from '../../internal/with-commas';

const Box = styled.input`
  ${choiceBox}
  border-radius: var(--cp-radius-small);

  &::before {
    content: '';
    width: 11px;
    height: 6px;
    margin-top: -2px;
    border: solid var(--cp-on-primary);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg) scale(0);
    transition: transform var(--cp-motion-fast) var(--cp-motion-ease);
  }

  &:checked::before {
    transform: rotate(-45deg);
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked' | 'children'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly help?: ReactNode;
  /** Shown at the end of the line: how many results this choice has. */
  readonly count?: number | string;
  readonly error?: string | null | undefined;
}

/** Yes or no. The label may hold links. */
export function Checkbox({ label, checked, onChange, help, count, error, ...rest }: CheckboxProps): ReactNode {
  const errorId = useId();
  return (
    <div>
      <ChoiceLabel>
        <Box
          {...rest}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={[error ? errorId : '', rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <span>{isolated(label)}</span>
          {help && <ChoiceHelp>{help}</ChoiceHelp>}
        </span>
        {count !== undefined && <ChoiceCount>{withCommas(count)}</ChoiceCount>}
      </ChoiceLabel>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
