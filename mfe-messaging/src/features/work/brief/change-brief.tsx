import type { Engagement } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import type { ReactNode } from 'react';
import { BriefForm } from './brief-form';
import { ChangedNotice } from '../changed-notice';
import { begunFrom, useBegunDraft } from '../use-begun-draft';
import { useWorkAct } from '../../../work/use-work';
import { otherOf } from '../../../work/work-text';

interface Props {
  readonly work: Engagement;
  readonly onDone: () => void;
}

/** Form of a brief that the other side already has. */
export function ChangeBrief({ work, onDone }: Props): ReactNode {
  const { firstName } = otherOf(work);
  const now = begunFrom(work);
  const { draft, changedSince, goOn, version } = useBegunDraft(`brief.${work.id}`, now);
  const { run, failure } = useWorkAct();
  const isPossible = work.mayDo.includes('change-brief');
  return (
    <BriefForm
      side={work.viewerSide}
      otherName={firstName}
      brief={work.brief}
      draft={draft}
      submitLabel="Save Brief"
      isPossible={isPossible}
      onCancel={onDone}
      notice={
        <>
          <ChangedNotice before={changedSince} now={now} onGoOn={isPossible ? goOn : null} />
          {failure && <Alert tone="error">{failure}</Alert>}
        </>
      }
      onSend={async (brief) => {
        const path = { id: work.id };
        const body = { ...brief, version };
        const isSaved = await run(
          (api) => api.send('put', '/api/engagements/{id}/brief', { path, body }),
          'Brief saved',
        );
        if (isSaved) onDone();
        return isSaved;
      }}
    />
  );
}
