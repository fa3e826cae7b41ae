import type { Meeting } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { meetingTimeText } from './meeting-text';
import { TimePicker } from './time-picker';
import { useChosenTimeZone } from './use-chosen-time-zone';
import { useFreeTimes } from './use-free-times';
import type { MeetingActions } from './use-meeting-actions';

interface Props {
  readonly meeting: Meeting;
  readonly onClose: () => void;
  readonly actions: Pick<MeetingActions, 'propose'>;
}

/** Another time for a meeting, out of the professional's free times; the other side accepts it or not. */
export function ProposeDialog({ meeting, onClose, actions }: Props): ReactNode {
  const [timeZone, setTimeZone] = useChosenTimeZone();
  const [failure, setFailure] = useState<string | null>(null);
  const free = useFreeTimes({ meetingId: meeting.id });
  const { firstName } = meeting.other;
  const form = useForm<{ time: string | null }>({
    draft: useDraft(`meeting-proposal.${meeting.id}`),
    initial: { time: null },
    validate: ({ time }) => (time ? {} : { time: 'Please choose a time' }),
    send: async ({ time }, { refuse }) => {
      if (!time) return;
      setFailure(null);
      const refused = await actions.propose(time);
      if (!refused) {
        onClose();
      } else if (refused.isTaken) {
        form.set('time', null);
        await free.reload();
        refuse({ time: refused.sentence });
      } else setFailure(refused.sentence);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Propose another time"
      description={`Now: ${meetingTimeText(meeting, timeZone)}. ${firstName} accepts the new time or keeps this one.`}
      submitLabel="Propose Time"
      pendingLabel="Proposing..."
      submitDisabled={free.times.length === 0}
      form={form}
    >
      <TimePicker
        free={free}
        timeZone={timeZone}
        onTimeZoneChange={setTimeZone}
        {...form.field('time')}
        error={form.errors.time}
        firstName={meeting.side === 'client' ? firstName : 'you'}
      />
      {failure && (
        <Alert tone="error" title="Nothing was changed">
          {failure}
        </Alert>
      )}
    </FormDialog>
  );
}
