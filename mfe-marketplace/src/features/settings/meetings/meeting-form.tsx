import { bookingLimits, type BookingSettings } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { RadioGroup } from '@counterpart/design-system/radio-group';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
import { TextInput } from '@counterpart/design-system/text-input';
import { WeeklyHours } from '@counterpart/design-system/weekly-hours';
import { errorSentence, isApiError, useHost, useToast, useDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { lengthText } from '../../../meetings/meeting-text';
import { TimeZoneSelect } from '../../../meetings/time-zone-select';
import { toDraft, toMeetingValues, validateMeetings, type MeetingValues } from './meeting-values';
import { TimesPreview } from './times-preview';

const lengths = bookingLimits.lengths.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }));

const kinds = [
  { value: 'video', label: 'By video call' },
  { value: 'place', label: 'In person' },
] as const;

interface Props {
  readonly settings: BookingSettings;
  readonly onSaved: (settings: BookingSettings) => Promise<unknown>;
}

/** Form for when and how clients can meet a professional; it stores nothing until saved. */
export function MeetingForm({ settings, onSaved }: Props): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<MeetingValues>({
    draft: useDraft('meeting-settings'),
    initial: toMeetingValues(settings),
    validate: validateMeetings,
    send: async (values, { refuse, saved }) => {
      const draft = toDraft(values);
      if (!draft) return;
      setFailure(null);
      try {
        const stored = await api.send('put', '/api/booking/settings', { body: draft });
        saved();
        await onSaved(stored);
        showToast({ title: 'Meeting settings saved', tone: 'success' });
      } catch (error) {
        const field = isApiError(error) ? error.field?.split('.')[0] : undefined;
        if (field && field in values) refuse({ [field]: errorSentence(error) });
        else setFailure(errorSentence(error));
      }
    },
  });
  const { values, errors, set, field } = form;
  return (
    <form noValidate aria-label="Meetings" onSubmit={(event) => void form.submit(event)}>
      <Stack gap={24}>
        <Switch
          label="Clients can book meetings"
          help="Free times are shown on your profile. You confirm each request. Meetings that are booked stay when you switch this off."
          checked={values.offered}
          onChange={(offered) => set('offered', offered)}
        />
        <Stack gap={16}>
          <RadioGroup label="How you meet" inline options={kinds} {...field('meetingKind')} />
          <Field
            label={values.meetingKind === 'video' ? 'Link to your video call' : 'Where you meet'}
            help="Clients see it once you have confirmed."
            error={errors.location}
          >
            <TextInput {...field('location')} type={values.meetingKind === 'video' ? 'url' : 'text'} />
          </Field>
        </Stack>
        <Grid columns={2} gap={16}>
          <Field label="Length" error={errors.meetingMinutes}>
            <Select
              name="meetingMinutes"
              options={lengths}
              value={String(values.meetingMinutes)}
              onChange={(minutes) => set('meetingMinutes', Number(minutes))}
            />
          </Field>
          <TimeZoneSelect {...field('timeZone')} error={errors.timeZone} />
        </Grid>
        <WeeklyHours label="Working hours" {...field('hours')} error={errors.hours} />
        <Grid columns={2} gap={16}>
          <NumberField form={form} name="bufferBefore" label="Free time before a meeting" suffix="minutes" />
          <NumberField form={form} name="bufferAfter" label="Free time after a meeting" suffix="minutes" />
          <NumberField
            form={form}
            name="noticeHours"
            label="Notice"
            suffix="hours"
            help="How long before a meeting it can be booked at the latest."
          />
          <NumberField
            form={form}
            name="bookableDays"
            label="How far ahead"
            suffix="days"
            help="How many days from today can be booked."
          />
          <NumberField
            form={form}
            name="mostPerDay"
            label="Most meetings a day"
            optional
            suffix="a day"
            help="Leave it empty for as many as fit."
          />
        </Grid>
        <TimesPreview values={values} />
        {failure && (
          <Alert tone="error" title="Your settings were not saved">
            {failure}
          </Alert>
        )}
        <div>
          <Button type="submit" pending={form.pending} pendingLabel="Saving...">
            Save Meeting Settings
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface NumberFieldProps {
  readonly form: Pick<ReturnType<typeof useForm<MeetingValues>>, 'errors' | 'field'>;
  readonly name: 'bufferBefore' | 'bufferAfter' | 'noticeHours' | 'bookableDays' | 'mostPerDay';
  readonly label: string;
  readonly suffix: string;
  readonly help?: string;
  readonly optional?: boolean;
}

function NumberField({ form, name, label, suffix, help, optional = false }: NumberFieldProps): ReactNode {
  return (
    <Field label={label} optional={optional} help={help} error={form.errors[name]}>
      <NumberInput {...form.field(name)} min={0} suffix={suffix} />
    </Field>
  );
}
