import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceLegend } from './choice-styles';
import { FieldError, FieldHelp } from './field-notes';
import { isolated } from './isolated';
import { visuallyHidden } from './visually-hidden';

/** Texts and state of a group of choices. */
export interface ChoiceFieldsetProps {
  /** Legend of the group. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
  readonly disabled?: boolean;
  /** More that describes the group, beside its help and error. */
  readonly 'aria-describedby'?: string | undefined;
}

const Legend = styled(ChoiceLegend)<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Away from the choices above, whatever their look. */
const Notes = styled.div`
  margin-top: var(--cp-space-8);
`;

/**
 * The frame of checkboxes or radio buttons: its legend, what is wrong, and what helps, tied together for screen
 * readers.
 */
export function ChoiceFieldset({
  label,
  hideLabel = false,
  help,
  error,
  disabled = false,
  children,
  ...rest
}: ChoiceFieldsetProps & { readonly children: ReactNode }): ReactNode {
  const id = useId();
  const describedBy =
    [error ? `${id}-error` : '', help ? `${id}-help` : '', rest['aria-describedby']].filter(Boolean).join(' ') ||
    undefined;
  return (
    <fieldset aria-describedby={describedBy} disabled={disabled}>
      <Legend $hidden={hideLabel}>{isolated(label)}</Legend>
      {children}
      {(error || help) && (
        <Notes>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
        </Notes>
      )}
    </fieldset>
  );
}
