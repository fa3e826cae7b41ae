import { ticketLimits, type Ticket } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Inline } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TextArea } from '@counterpart/design-system/text-input';
import { useApi, useDraftState } from '@counterpart/shell/sdk';
import { useRef, useState, type ReactNode } from 'react';
import { DecisionBar } from './decision-bar';
import { CannedAnswers } from './canned-answers';
import type { Triage } from './use-triage';

const whereItGoes = ({ channel, email }: Ticket): string =>
  channel === 'chat'
    ? 'Sent in Messages, from you; the conversation goes on there.'
    : `Emailed to ${email}. Replies arrive in the support mailbox.`;

/** An answer to a ticket, from a canned one or from nothing. What is typed stays when it could not be sent. */
export function ReplyForm({
  ticket,
  triage,
  onClose,
}: {
  readonly ticket: Ticket;
  readonly triage: Triage;
  readonly onClose: () => void;
}): ReactNode {
  const canned = useApi('/api/admin/canned-answers');
  const [body, setBody] = useDraftState(`ticket-reply.${ticket.id}`, '');
  const [error, setError] = useState<string>();
  const [managing, setManaging] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = async (close: boolean) => {
    const text = body.trim();
    if (text.length < ticketLimits.replyMin) {
      setError('Please write an answer');
      field.current?.focus();
      return;
    }
    const sent = await triage.run(
      (api) =>
        api.send('post', '/api/admin/tickets/{id}/replies', {
          path: { id: ticket.id },
          body: { body: text, close, seen: ticket.replies.length },
        }),
      close ? 'Answer sent, ticket closed' : 'Answer sent',
    );
    if (sent) setBody('');
  };
  // No box around them: the buttons stay in view in the whole pane.
  return (
    <>
      <Inline gap={12} align="end">
        <Field label="Start from">
          <Select
            size="small"
            value=""
            placeholder={canned.data?.length ? 'Choose a canned answer' : 'No canned answers yet'}
            options={(canned.data ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(id) => {
              setBody(canned.data?.find((answer) => String(answer.id) === id)?.body ?? body);
              field.current?.focus();
            }}
          />
        </Field>
        <Button size="small" variant="ghost" onClick={() => setManaging(true)}>
          Edit Canned Answers
        </Button>
      </Inline>
      <Field label="Answer" help={whereItGoes(ticket)} error={error}>
        <TextArea
          ref={field}
          rows={6}
          maxLength={ticketLimits.replyMax}
          value={body}
          onChange={(event) => {
            setBody(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <DecisionBar data-bottom-bar>
        <Inline gap={12}>
          <Button pending={triage.pending} onClick={() => void send(true)}>
            Send and Close
          </Button>
          <Button variant="secondary" disabled={triage.pending} onClick={() => void send(false)}>
            Send
          </Button>
        </Inline>
        <Button data-triage="approve" variant="ghost" disabled={triage.pending} onClick={onClose}>
          Close Without Answer
        </Button>
      </DecisionBar>
      <button type="button" hidden data-triage="reject" onClick={() => field.current?.focus()} />
      {managing && <CannedAnswers onClose={() => setManaging(false)} />}
    </>
  );
}
