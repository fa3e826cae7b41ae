import type { UserCard } from '@counterpart/api/contract';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import type { ReactNode } from 'react';
import { ReportPersonDialog } from '../person/report-person-dialog';
import type { ThreadMessage } from './thread';
import type { ConnectionActions } from '../connection/use-connection-actions';
import type { useMessageActions } from './use-message-actions';

/** Question that a thread asks first. */
export type ThreadQuestion =
  | { readonly kind: 'block' }
  | { readonly kind: 'report'; readonly message: ThreadMessage | null }
  | { readonly kind: 'delete'; readonly message: ThreadMessage };

interface Props {
  readonly person: UserCard;
  readonly question: ThreadQuestion | null;
  readonly onClose: () => void;
  readonly connection: ConnectionActions;
  readonly messages: ReturnType<typeof useMessageActions>;
}

/** The dialogs of a thread: before blocking, before deleting, and for a report. */
export function ThreadDialogs({ person, question, onClose, connection, messages }: Props): ReactNode {
  const confirm = (work: () => Promise<boolean>) => void work().then((isDone) => isDone && onClose());
  return (
    <>
      <ConfirmDialog
        open={question?.kind === 'block'}
        onClose={onClose}
        onConfirm={() => confirm(connection.block)}
        title={`Block ${person.firstName}?`}
        description="Their messages won’t reach you, and they won’t know. You can unblock them here or in Settings."
        confirmLabel={`Block ${person.firstName}`}
        pending={connection.pending}
        pendingLabel="Blocking..."
      />
      <ConfirmDialog
        open={question?.kind === 'delete'}
        onClose={onClose}
        onConfirm={() => {
          const id = question?.kind === 'delete' ? question.message.id : null;
          if (id !== null) confirm(() => messages.remove(id));
        }}
        title="Delete this message?"
        description={`It disappears for you and for ${person.firstName}. Both of you see that a message was deleted.`}
        confirmLabel="Delete Message"
        pending={messages.pending}
        pendingLabel="Deleting..."
      />
      <ReportPersonDialog
        person={person}
        message={question?.kind === 'report' ? question.message : null}
        open={question?.kind === 'report'}
        onClose={onClose}
      />
    </>
  );
}
