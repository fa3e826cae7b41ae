import { bookingLimits, type UserCard } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { TextArea } from '@counterpart/design-system/text-input';
import {
  errorSentence,
  isApiError,
  useGoToSignIn,
  useHost,
  useSession,
  useToast,
  useDraft,
} from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { resumeParameter } from './meet-parameter';
import { TimePicker } from './time-picker';
import { useChosenTimeZone } from './use-chosen-time-zone';
import { useFreeTimes } from './use-free-times';
import { useReloadMeetings } from './use-meetings';

const { noteMax } = bookingLimits;

interface Props {
  readonly professional: Pick<UserCard, 'id' | 'firstName'>;
  /** '30 minutes by video call' */
  readonly description: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Chosen already, in ISO. */
  readonly time: string | null;
}

interface Values {
  readonly time: string | null;
  readonly note: string;
}

function validate({ time, note }: Values): Partial<Record<keyof Values, string>> {
  return {
    ...(!time && { time: 'Please choose a time' }),
    ...(note.length > noteMax && { note: `The note must be at most ${noteMax.toLocaleString('en-US')} characters` }),
  };
}

/** Requests a meeting: a free time, and what it is about. Visitors log in, and come back to their time. */
export function BookDialog({ professional, description, open, onClose, time }: Props): ReactNode {
  const { id, firstName } = professional;
  const { api } = useHost();
  const { user } = useSession();
  const goToSignIn = useGoToSignIn();
  const showToast = useToast();
  const reload = useReloadMeetings();
  const [timeZone, setTimeZone] = useChosenTimeZone();
  const [failure, setFailure] = useState<string | null>(null);
  const free = useFreeTimes(open ? { professionalId: id } : null);

  const form = useForm<Values>({
    draft: useDraft(`booking.${id}`),
    initial: { time, note: '' },
    validate,
    send: async ({ time: startsAt, note }, { refuse, reset }) => {
      if (!startsAt) return;
      setFailure(null);
      if (!user) {
        goToSignIn({ [resumeParameter]: startsAt });
        return;
      }
      try {
        await api.send('post', '/api/accountants/{id}/meetings', { path: { id }, body: { startsAt, timeZone, note } });
        showToast({
          title: 'Meeting requested',
          description: `${firstName} confirms it or proposes another time.`,
          tone: 'success',
        });
        reset();
        onClose();
      } catch (error) {
        const sentence = errorSentence(error);
        if (isApiError(error) && error.code === 'time_taken') {
          form.set('time', null);
          await free.reload();
          refuse({ time: sentence });
        } else setFailure(sentence);
      } finally {
        void reload();
      }
    },
  });
  const { errors, field } = form;
  const isOffered = free.offered !== false;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Book a meeting with ${firstName}`}
      description={`${description}. ${firstName} confirms your request or proposes another time.`}
      submitLabel={user ? 'Request Meeting' : 'Log In to Request'}
      pendingLabel="Requesting..."
      submitDisabled={!isOffered || free.times.length === 0}
      form={form}
    >
      <TimePicker
        free={free}
        timeZone={timeZone}
        onTimeZoneChange={setTimeZone}
        {...field('time')}
        error={errors.time}
        firstName={firstName}
      />
      {user && isOffered && (
        <Field label="What is it about?" optional error={errors.note}>
          <TextArea {...field('note')} rows={3} countLimit={noteMax} />
        </Field>
      )}
      {failure && (
        <Alert tone="error" title="Your request was not sent">
          {failure}
        </Alert>
      )}
    </FormDialog>
  );
}
