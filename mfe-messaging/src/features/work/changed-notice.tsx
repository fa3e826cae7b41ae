import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { TextDifferences } from '@counterpart/design-system/text-differences';
import { useState, type ReactNode } from 'react';
import type { Begun } from './use-begun-draft';

interface Props {
  /** State from which the form was begun; null when that still stands. */
  readonly before: Begun | null;
  readonly now: Begun;
  /** Null when the work went on so far that the form can no longer be sent. */
  readonly onGoOn: (() => void) | null;
}

/** The work changed while its form was being written: what is different, and the way on. */
export function ChangedNotice({ before, now, onGoOn }: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  if (!before) return null;
  const fields = Object.entries(now.texts).map(([label, after]) => ({
    label,
    before: before.texts[label] ?? '',
    after,
  }));
  return (
    <>
      <Alert
        tone="warning"
        title={onGoOn ? 'This work changed while you were writing' : 'This can no longer be sent'}
        action={
          <Button size="small" variant="secondary" onClick={() => setShown(true)}>
            See What Changed
          </Button>
        }
      >
        {onGoOn
          ? 'Your text is still here. Look at what changed, then continue and send it.'
          : 'This work changed while you were writing. Your text is still here to copy.'}
      </Alert>
      {isShown && (
        <Dialog
          title="Changed while you were writing"
          onClose={() => setShown(false)}
          footer={
            onGoOn && (
              <Button
                onClick={() => {
                  setShown(false);
                  onGoOn();
                }}
              >
                Continue with My Text
              </Button>
            )
          }
        >
          <TextDifferences fields={fields} />
        </Dialog>
      )}
    </>
  );
}
