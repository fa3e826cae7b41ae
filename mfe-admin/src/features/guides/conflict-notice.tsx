import type { EditedGuide, GuideContent } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { useState, type ReactNode } from 'react';
import { NothingSaved } from '../../frame/nothing-saved';
import { DifferencesDialog } from './differences-dialog';

/** Reason nothing was stored; after a save by another user, both texts to compare and to choose from. */
export function ConflictNotice({
  failure,
  conflict,
  mine,
  onContinue,
  onTheirs,
}: {
  readonly failure: string;
  readonly conflict: EditedGuide | null;
  readonly mine: GuideContent;
  readonly onContinue: (newest: EditedGuide) => void;
  readonly onTheirs: (newest: EditedGuide) => void;
}): ReactNode {
  const [isCompared, setCompared] = useState(false);
  return (
    <>
      <NothingSaved failure={failure} onCompare={conflict && (() => setCompared(true))} />
      {isCompared && conflict && (
        <DifferencesDialog
          title="Their version and yours"
          before={conflict.content}
          after={mine}
          onClose={() => setCompared(false)}
          footer={
            <>
              <Button variant="secondary" onClick={() => onTheirs(conflict)}>
                Take Theirs
              </Button>
              <Button onClick={() => onContinue(conflict)}>Go On with Mine</Button>
            </>
          }
        />
      )}
    </>
  );
}
