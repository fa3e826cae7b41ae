import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldContext } from '../../internal/field-context';
import { FieldError, FieldHelp } from '../../internal/field-notes';
import { isolated } from '../../internal/isolated';
import { HiddenText } from '../../internal/hidden-text';
import { visuallyHidden } from '../../internal/visually-hidden';

export interface FieldProps {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  /** One line below the label's control that helps before anything is wrong. */
  readonly help?: ReactNode;
  /** One sentence that says what to mend; shown and read out. */
  readonly error?: string | null | undefined;
  readonly required?: boolean;
  /** Marks the field as one that may stay empty. */
  readonly optional?: boolean;
  /** A link or note at the end of the label's line, for example 'Forgot password?'. */
  readonly aside?: ReactNode;
  /** One control of the design system: TextInput, PasswordInput, TextArea, Select, MultiSelect. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const LabelLine = styled.div<{ $hidden: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--cp-space-12);
  font-size: var(--cp-font-size-small);
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Label = styled.label`
  font-weight: var(--cp-weight-semibold);
`;

const Optional = styled.span`
  font-weight: var(--cp-weight-regular);
  color: var(--cp-text-3);
`;

/** A label, its control, its help and its error, joined for screen readers. */
export function Field({
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  optional = false,
  aside,
  children,
}: FieldProps): ReactNode {
  const controlId = useId();
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', help ? helpId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <Root>
      <LabelLine $hidden={hideLabel}>
        <Label htmlFor={controlId}>
          <span>{isolated(label)}</span>
          {optional && <Optional> (optional)</Optional>}
        </Label>
        {aside}
      </LabelLine>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
    </Root>
  );
}

export interface TrapFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field named `website` that people neither see nor reach: a program that fills in every field gives itself away. */
export function TrapField({ value, onChange }: TrapFieldProps): ReactNode {
  const id = useId();
  return (
    <HiddenText aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input
        id={id}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </HiddenText>
  );
}
