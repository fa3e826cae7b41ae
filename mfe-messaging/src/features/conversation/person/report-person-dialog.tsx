import { fullName, personReportLimits, type UserCard } from '@counterpart/api/contract';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { Text } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { errorSentence, useHost, useToast, useDraft } from '@counterpart/shell/sdk';
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
const { detailsMax, noteMin } = personReportLimits;

interface Values {
  readonly reason: Reason | null;
  readonly details: string;
}

function validate({ reason, details }: Values): Partial<Record<keyof Values, string>> {
  if (reason === null) return { reason: 'Please select a reason' };
  if (reason === 'other' && details.trim().length < noteMin) return { details: 'Please describe what is wrong' };
  return details.length > detailsMax ? { details: `The description must be at most ${detailsMax} characters` } : {};
}

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
  const { api } = useHost();
  const showToast = useToast();
  const title = message ? 'Report this message' : `Report ${fullName(person)}`;
  const form = useForm<Values>({
    draft: useDraft(`report.${person.id}.${message?.id ?? ''}`),
    initial: { reason: null, details: '' },
    validate,
    send: async ({ reason, details }, { reset }) => {
      try {
        await api.send('post', '/api/users/{id}/reports', {
          path: { id: person.id },
          body: {
            reason: reason ?? 'other',
            details: details.trim(),
            ...(message?.id != null && { messageId: message.id }),
          },
        });
      } catch (error) {
        showToast({ title: 'The report was not sent', description: errorSentence(error), tone: 'destructive' });
        return;
      }
      showToast({ title: 'Report sent', description: 'Our moderators will look at it.', tone: 'success' });
      reset();
      onClose();
    },
  });
  const { values, errors, set } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={`${person.firstName} is not told who reported them.`}
      submitLabel="Send Report"
      pendingLabel="Sending..."
      pending={form.pending}
      onSubmit={(event) => void form.submit(event)}
    >
      {message && <Quote>{message.content}</Quote>}
      <RadioGroup
        label="What is wrong?"
        options={reasons}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => set('reason', reason)}
      />
      <Field label="Details" optional={values.reason !== 'other'} error={errors.details}>
        <TextArea
          name="details"
          rows={3}
          countLimit={detailsMax}
          value={values.details}
          onChange={(event) => set('details', event.target.value)}
        />
      </Field>
      <Text
        size="small"
        tone="muted"
      >{`Moderators see ${message ? 'the beginning of this message' : 'what you write here'}, and nothing else of your conversation.`}</Text>
    </FormDialog>
  );
}
