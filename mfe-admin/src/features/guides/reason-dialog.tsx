import { guideLimits } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import { useDraftState } from '@counterpart/shell/sdk';
import { useState, type ReactNode, type SubmitEvent } from 'react';

/** Asks for a note before something is done. */
export function ReasonDialog({
  draft,
  title,
  description,
  label,
  help,
  confirmLabel,
  least = 0,
  pending,
  refusal,
  onConfirm,
  onClose,
}: {
  /** Names the draft of the note. */
  readonly draft: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  readonly help?: string;
  readonly confirmLabel: string;
  /** Characters that the note needs. */
  readonly least?: number;
  readonly pending: boolean;
  /** Error from the server for the note. */
  readonly refusal?: string | undefined;
  readonly onConfirm: (note: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const [note, setNote] = useDraftState(draft, '');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (note.trim().length < least) setError(`${label} is required`);
    else onConfirm(note.trim());
  };
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      submitLabel={confirmLabel}
      form={{ pending, submit }}
    >
      <Field label={label} help={help} error={error ?? refusal}>
        <TextInput
          maxLength={guideLimits.noteMax}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}
