import { bookingLimits, type Meeting } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { TextArea } from '@counterpart/design-system/text-input';
import { useTimeZone, useDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { meetingTimeText } from './meeting-text';
import type { MeetingActions } from './use-meeting-actions';

const { reasonMax } = bookingLimits;

type Kind = 'decline' | 'cancel' | 'withdraw';

const words = {
  decline: {
    title: 'Decline this meeting request?',
    submit: 'Decline Request',
    pending: 'Declining...',
    leave: 'Back',
  },
  cancel: { title: 'Cancel this meeting?', submit: 'Cancel Meeting', pending: 'Canceling...', leave: 'Keep Meeting' },
  withdraw: {
    title: 'Take back this request?',
    submit: 'Withdraw Request',
    pending: 'Taking back...',
    leave: 'Keep Request',
  },
} as const satisfies Record<Kind, object>;

interface Props {
  readonly kind: Kind;
  readonly meeting: Meeting;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly actions: Pick<MeetingActions, 'decline' | 'cancel'>;
}

/** Asks before a meeting is declined or cancelled, and for a reason that the other person reads. */
export function EndDialog({ kind, meeting, open, onClose, actions }: Props): ReactNode {
  const timeZone = useTimeZone();
  const [failure, setFailure] = useState<string | null>(null);
  const { firstName } = meeting.other;
  const form = useForm({
    draft: useDraft(`meeting-end.${meeting.id}`),
    initial: { reason: '' },
    validate: ({ reason }) =>
      reason.length > reasonMax ? { reason: `The reason must be at most ${reasonMax} characters` } : {},
    send: async ({ reason }, { reset }) => {
      const refused = await (kind === 'decline' ? actions.decline(reason.trim()) : actions.cancel(reason.trim()));
      setFailure(refused);
      if (refused) return;
      reset();
      onClose();
    },
  });
  const { title, submit, pending, leave } = words[kind];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={`${meetingTimeText(meeting, timeZone)}. The time is free again, and ${firstName} is notified.`}
      submitLabel={submit}
      pendingLabel={pending}
      cancelLabel={leave}
      tone="danger"
      form={form}
    >
      <Field label={`Reason for ${firstName}`} optional error={form.errors.reason}>
        <TextArea {...form.field('reason')} rows={3} countLimit={reasonMax} />
      </Field>
      {failure && (
        <Alert tone="error" title="Nothing was changed">
          {failure}
        </Alert>
      )}
    </FormDialog>
  );
}
