import { engagementLimits, type Engagement, type Proposal } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useState, type ReactNode } from 'react';
import { AcceptDialog } from './proposal/accept-dialog';
import { ReasonDialog } from './reason-dialog';
import { useWorkAct } from '../../work/use-work';
import { countOf, otherOf } from '../../work/work-text';

/** Acts that are asked about before they are done. */
export type WorkQuestion = 'accept' | 'decline' | 'withdraw' | 'done' | 'reopen' | 'end';

interface Props {
  readonly work: Engagement;
  readonly question: WorkQuestion;
  readonly onClose: () => void;
}

/** The question that is open about a piece of work, and the proposal that was the newest one when it was opened. */
export function WorkDialog(props: Props): ReactNode {
  const [proposal] = useState(props.work.proposals[0]);
  switch (props.question) {
    case 'accept':
      return proposal && <AcceptDialog {...props} proposal={proposal} />;
    case 'decline':
    case 'end':
      return <AskReason {...props} proposal={proposal} />;
    case 'withdraw':
    case 'done':
    case 'reopen':
      return <Confirm {...props} proposal={proposal} />;
  }
}

interface AboutProposal extends Props {
  readonly proposal: Proposal | undefined;
}

function AskReason({ work, question, proposal, onClose }: AboutProposal): ReactNode {
  const { run, failure } = useWorkAct();
  const { firstName } = otherOf(work);
  const { id, version } = work;
  const shared = {
    draft: `work-${question}.${id}`,
    label: `Reason for ${firstName}`,
    max: engagementLimits.reasonMax,
    failure,
    onClose,
  };
  if (question === 'end')
    return (
      <ReasonDialog
        {...shared}
        title="End this work?"
        description={`${firstName} is notified. You both can still read everything, and download the documents for 90 days.`}
        submitLabel="End Work"
        pendingLabel="Ending..."
        cancelLabel="Keep Working"
        tone="danger"
        onSend={(reason) =>
          run(
            (api) => api.send('post', '/api/engagements/{id}/end', { path: { id }, body: { version, reason } }),
            'Work ended',
          )
        }
      />
    );
  return (
    <ReasonDialog
      {...shared}
      title="Decline this proposal?"
      description={`${firstName} can send you a new version.`}
      submitLabel="Decline Proposal"
      pendingLabel="Declining..."
      cancelLabel="Back"
      isOptional
      onSend={(reason) =>
        run(
          (api) =>
            api.send('post', '/api/engagements/{id}/proposals/{number}/decline', {
              path: { id, number: proposal?.number ?? 0 },
              body: { version, reason },
            }),
          'Proposal declined',
        )
      }
    />
  );
}

function confirmWords(question: WorkQuestion, { items, ...work }: Engagement) {
  const { firstName } = otherOf(work);
  const open = items.filter(({ status }) => status !== 'accepted').length;
  const rest =
    open > 0 ? ` ${countOf(open, 'document')} not checked off: nothing can be uploaded or checked then.` : '';
  if (question === 'withdraw')
    return {
      title: 'Withdraw this proposal?',
      description: `${firstName} can no longer accept it. You can send another one.`,
      confirmLabel: 'Withdraw Proposal',
      done: 'Proposal withdrawn',
    };
  return question === 'done'
    ? {
        title: 'Mark this work as done?',
        description: `${firstName} is notified, can reopen it for 14 days, and is invited to review you.${rest}`,
        confirmLabel: 'Mark as Done',
        done: 'Work marked as done',
      }
    : {
        title: 'Reopen this work?',
        description: `${firstName} is notified. Write a message about what is missing.`,
        confirmLabel: 'Reopen Work',
        done: 'Work reopened',
      };
}

function Confirm({ work, question, proposal, onClose }: AboutProposal): ReactNode {
  const { runShown, pending } = useWorkAct();
  const { id, version } = work;
  const { done, ...words } = confirmWords(question, work);
  const body = { version };
  const confirm = async () => {
    await runShown((api) => {
      if (question === 'withdraw')
        return api.send('post', '/api/engagements/{id}/proposals/{number}/withdraw', {
          path: { id, number: proposal?.number ?? 0 },
          body,
        });
      return question === 'done'
        ? api.send('post', '/api/engagements/{id}/done', { path: { id }, body })
        : api.send('post', '/api/engagements/{id}/reopen', { path: { id }, body });
    }, done);
    onClose();
  };
  return (
    <ConfirmDialog
      {...words}
      tone={question === 'withdraw' ? 'danger' : 'primary'}
      pending={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
