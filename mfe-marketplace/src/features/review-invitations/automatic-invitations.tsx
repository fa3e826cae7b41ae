import { reviewInvitationLimits, type ReviewInvitations } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { Switch } from '@counterpart/design-system/switch';
import { Heading } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { apiKey, useAct, useDraft } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { noteError } from './note-error';

const { daysAfter: dayChoices, noteMax } = reviewInvitationLimits;
const days = dayChoices.map((count) => ({ value: String(count), label: `${count} days after the last message` }));

/** Premium: whether clients are invited some days after the last message, and what goes with it. */
export function AutomaticInvitations({ settings }: { readonly settings: ReviewInvitations['settings'] }): ReactNode {
  const { mutate } = useSWRConfig();
  const { run, failure } = useAct();
  const form = useForm<{ automatic: boolean; daysAfter: string; note: string }>({
    draft: useDraft('automatic-invitations'),
    initial: { ...settings, daysAfter: String(settings.daysAfter) },
    validate: ({ note }) => ({ note: noteError(note) }),
    send: ({ automatic, daysAfter, note }, { saved }) =>
      run(
        async (api) => {
          const chosen = dayChoices.find((count) => String(count) === daysAfter) ?? settings.daysAfter;
          const body = { automatic, daysAfter: chosen, note: note.trim() };
          const stored = await api.send('put', '/api/review-invitations/settings', { body });
          saved();
          await mutate(apiKey('/api/review-invitations'), stored, { revalidate: false });
        },
        { done: automatic ? 'Clients are invited for you' : 'Invitations are up to you' },
      ),
  });
  return (
    <form noValidate aria-label="Automatic invitations" onSubmit={(event) => void form.submit(event)}>
      <Stack gap={16}>
        <Heading level={3} size="small">
          Automatic invitations
        </Heading>
        <Switch
          label="Invite clients for me"
          help="Clients you write with from now on. Each is asked once, unless they have reviewed you."
          checked={form.values.automatic}
          onChange={(next) => form.set('automatic', next)}
        />
        <Field label="When">
          <Select options={days} {...form.field('daysAfter')} />
        </Field>
        <Field label="Note in every invitation" help="Optional." error={form.errors.note}>
          <TextArea {...form.field('note')} rows={3} countLimit={noteMax} />
        </Field>
        {failure && (
          <Alert tone="error" title="Your settings were not saved">
            {failure}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="secondary" pending={form.pending} pendingLabel="Saving...">
            Save Settings
          </Button>
        </div>
      </Stack>
    </form>
  );
}
