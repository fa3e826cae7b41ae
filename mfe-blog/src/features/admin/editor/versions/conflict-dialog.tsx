import { fullName, type Post } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { CompareTexts } from './compare-texts';
import { valuesOf, type PostValues } from '../post-form';

interface Props {
  /** Post as stored now. */
  readonly current: Post;
  readonly values: PostValues;
  readonly onClose: () => void;
  /** Takes what is stored in place of what was typed. */
  readonly onTakeTheirs: () => void;
  /** Saves what was typed over what is stored, which stays among the versions. */
  readonly onKeepMine: () => void;
}

/** Another user saved in between: the differences between both versions in one text, and a choice. */
export function ConflictDialog({ current, values, onClose, onTakeTheirs, onKeepMine }: Props): ReactNode {
  const dateText = useDateText();
  const who = current.editedBy ? fullName(current.editedBy) : 'Someone else';
  const when = current.updatedAt ? ` on ${dateText(current.updatedAt, 'moment')}` : '';
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title="This post was changed while you were editing"
      description={`${who} saved it${when}. Nothing of yours has been saved yet. Below is what your version would change.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep Editing
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Use Their Version
          </Button>
          <Button onClick={onKeepMine}>Save My Version</Button>
        </>
      }
    >
      <CompareTexts before={valuesOf(current)} after={values} />
    </Dialog>
  );
}
