import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { TextInput } from '@counterpart/design-system/text-input';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { savedTitleMax } from './saved-answers';

interface Props {
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks for another title of a saved answer. */
export function RenameDialog({ title, onRename, onClose }: Props): ReactNode {
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
      title="Rename saved answer"
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
          <TextInput maxLength={savedTitleMax} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
