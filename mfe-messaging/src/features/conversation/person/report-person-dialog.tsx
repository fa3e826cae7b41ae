import { fullName, personReportLimits, type UserCard } from '@counterpart/api/contract';
import { ReportDialog } from '@counterpart/design-system/report-dialog';
import { Text } from '@counterpart/design-system/text';
import { useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ThreadMessage } from '../thread/thread';

type Reason = 'spam' | 'harassment' | 'scam' | 'impersonation' | 'other';

const reasons: readonly { readonly value: Reason; readonly label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'harassment', label: 'Harassment or threats' },
  { value: 'scam', label: 'A scam, or asking for money' },
  { value: 'impersonation', label: 'Pretending to be someone else' },
  { value: 'other', label: 'Something else' },
];

const Quote = styled.blockquote`
  max-height: 6lh;
  margin: 0;
  padding-inline-start: var(--cp-space-12);
  overflow-y: auto;
  border-inline-start: 3px solid var(--cp-border);
  color: var(--cp-text-2);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

interface Props {
  readonly person: UserCard;
  /** The message it is about; null reports the person. */
  readonly message: ThreadMessage | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tells the moderators about a person or one of their messages. */
export function ReportPersonDialog({ person, message, open, onClose }: Props): ReactNode {
  const { run } = useAct();
  const send = (reason: Reason, details: string) => {
    const body = { reason, details, ...(message?.id != null && { messageId: message.id }) };
    return run((api) => api.send('post', '/api/users/{id}/reports', { path: { id: person.id }, body }), {
      done: () => ({ title: 'Report sent', description: 'Our moderators will look at it.' }),
      failed: 'The report was not sent',
    });
  };
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
      title={message ? 'Report this message' : `Report ${fullName(person)}`}
      description={`${person.firstName} won’t be told who reported them.`}
      about={message && <Quote>{message.content}</Quote>}
      question="What is wrong?"
      reasons={reasons}
      detailsMax={personReportLimits.detailsMax}
      otherMin={personReportLimits.noteMin}
      draft={useDraft(`report.${person.id}.${message?.id ?? ''}`)}
      onSend={send}
      note={
        <Text
          size="small"
          tone="muted"
        >{`Moderators see ${message ? 'the beginning of this message' : 'what you write here'}, and nothing else of your conversation.`}</Text>
      }
    />
  );
}
