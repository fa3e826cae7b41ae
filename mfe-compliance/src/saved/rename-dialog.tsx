import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import { useDraftState } from '@counterpart/shell/sdk';
import { type ReactNode, type SubmitEvent } from 'react';

interface Props {
  /** Kind of item that is renamed: 'answer'. */
  readonly noun: string;
  /** Id of the item, which its draft is stored under. */
  readonly id: string | number;
  readonly title: string;
  readonly titleMax: number;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

/** Takes another name for something saved. */
export function RenameDialog({ noun, id, title, titleMax, onRename, onClose }: Props): ReactNode {
  const [text, setText] = useDraftState(`rename.${noun}.${id}`, title);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onRename(text.trim());
    onClose();
  };
  return (
    <FormDialog
      size="small"
      title={`Rename saved ${noun}`}
      onClose={onClose}
      submitLabel="Save Name"
      submitDisabled={!text.trim()}
      form={{ pending: false, submit }}
    >
      <Field label="Name">
        <TextInput maxLength={titleMax} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
