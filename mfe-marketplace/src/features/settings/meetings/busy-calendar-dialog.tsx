import { bookingLimits } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { FormDialog } from '@counterpart/design-system/dialog';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { errorSentence, isApiError, useHost, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';

const { calendarNameMax: nameMax, calendarUrlMax: urlMax } = bookingLimits;

interface Values {
  readonly name: string;
  readonly url: string;
}

function validate({ name, url }: Values): Partial<Record<keyof Values, string>> {
  return {
    ...(!name.trim() && { name: 'Please enter a name' }),
    ...(name.trim().length > nameMax && { name: `The name must be at most ${nameMax} characters` }),
    ...(!/^(?:https?|webcals?):\/\/\S+$/i.test(url.trim()) && {
      url: 'Please enter a valid link to your calendar, beginning with https:// or webcal://',
    }),
    ...(url.trim().length > urlMax && { url: `The link must be at most ${urlMax.toLocaleString('en-US')} characters` }),
  };
}

interface Props {
  readonly onAdded: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Takes the private link of a calendar; it is read before it is added. */
export function BusyCalendarDialog({ onAdded, onClose }: Props): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    // The link is a secret: no draft of it stays in the browser.
    draft: null,
    initial: { name: '', url: '' },
    validate,
    send: async ({ name, url }, { refuse }) => {
      setFailure(null);
      try {
        await api.send('post', '/api/booking/calendars', { body: { name: name.trim(), url: url.trim() } });
        showToast({ title: 'Calendar added', tone: 'success' });
        onClose();
        await onAdded();
      } catch (error) {
        const field = isApiError(error) ? error.field : undefined;
        if (field === 'name' || field === 'url') refuse({ [field]: errorSentence(error) });
        else setFailure(errorSentence(error));
      }
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Add a calendar"
      description="Paste its private iCal link. It stays on our server, and only its host is ever shown."
      submitLabel="Add Calendar"
      pendingLabel="Reading your calendar..."
      form={form}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field label="Name" help="What you call it, such as “Work” or “Family.”" error={form.errors.name}>
        <TextInput {...form.field('name')} autoComplete="off" />
      </Field>
      <Field label="Private iCal link" error={form.errors.url}>
        <TextInput {...form.field('url')} type="url" autoComplete="off" placeholder="https://" />
      </Field>
      <Text size="small" tone="muted">
        Google Calendar: Settings, your calendar, “Secret address in iCal format.” Outlook: Settings, Shared calendars,
        “Publish a calendar,” the ICS link. iCloud: share the calendar as a public calendar and copy its link.
      </Text>
    </FormDialog>
  );
}
