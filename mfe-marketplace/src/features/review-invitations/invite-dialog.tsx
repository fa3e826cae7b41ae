import { fullName, reviewInvitationLimits, type PastClient } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { apiKey, useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { noteError } from './note-error';

interface Props {
  readonly client: PastClient;
  readonly hasNote: boolean;
  readonly onClose: () => void;
}

/** Asks before the one mail that a client can get. What was typed stays when it could not be sent. */
export function InviteDialog({ client, hasNote, onClose }: Props): ReactNode {
  const { mutate } = useSWRConfig();
  const { run, failure } = useAct();
  const form = useForm({
    draft: useDraft(`review-invitation.${client.id}`),
    initial: { note: '' },
    validate: ({ note }) => ({ note: noteError(note) }),
    send: async ({ note }) => {
      const body = { clientId: client.id, note: note.trim() };
      const isSent = await run((api) => api.send('post', '/api/review-invitations', { body }), {
        done: `${client.firstName} is invited`,
        after: () => mutate(apiKey('/api/review-invitations')),
      });
      if (isSent) onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Invite ${fullName(client)} to review you?`}
      description={`${client.firstName} gets one email with a link to your profile. You can ask each client only once.`}
      form={form}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
    >
      <Stack gap={16}>
        {hasNote ? (
          <Field label="Personal note" help="Optional. It goes in the email." error={form.errors.note}>
            <TextArea {...form.field('note')} rows={3} countLimit={reviewInvitationLimits.noteMax} />
          </Field>
        ) : (
          <Text tone="muted">{`The review is public, and it is up to ${client.firstName} what it says.`}</Text>
        )}
        {failure && (
          <Alert tone="error" title="The invitation was not sent">
            {failure}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
