import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';

interface Props {
  /** What is renamed: 'answer'. */
  readonly noun: string;
  readonly title: string;
  readonly titleMax: number;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

/** Takes another name for something saved. */
export function RenameDialog({ noun, title, titleMax, onRename, onClose }: Props): ReactNode {
  const formId = useId();
  const [text, setText] = useState(title);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onRename(text.trim());
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={`Rename saved ${noun}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!text.trim()}>
            Save Name
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label="Name">
          <TextInput maxLength={titleMax} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
