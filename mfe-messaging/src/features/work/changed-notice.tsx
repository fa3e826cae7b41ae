import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { TextDifferences } from '@counterpart/design-system/text-differences';
import { useState, type ReactNode } from 'react';
import type { Begun } from './use-begun-draft';

interface Props {
  readonly firstName: string;
  /** State from which the form was begun; null when that still stands. */
  readonly before: Begun | null;
  readonly now: Begun;
  readonly onGoOn: () => void;
}

/** The work changed while its form was being written: what is different, and the way on. */
export function ChangedNotice({ firstName, before, now, onGoOn }: Props): ReactNode {
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
        title="This work changed while you were writing"
        action={
          <Button size="small" variant="secondary" onClick={() => setShown(true)}>
            See What Changed
          </Button>
        }
      >
        {`Your text is still here. Look at what ${firstName} changed, then send it.`}
      </Alert>
      {isShown && (
        <Dialog
          title="Changed while you were writing"
          onClose={() => setShown(false)}
          footer={
            <Button
              onClick={() => {
                setShown(false);
                onGoOn();
              }}
            >
              Continue with My Text
            </Button>
          }
        >
          <TextDifferences fields={fields} />
        </Dialog>
      )}
    </>
  );
}
