import { Switch } from '@counterpart/design-system/switch';
import { errorSentence, useApi, useHost, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { SettingsSection } from './settings-section';

/** Switch for decisions by administrators on new profiles; stored immediately, apart from the form. */
export function ListingReview(): ReactNode {
  const { api } = useHost();
  const showToast = useToast();
  const [isPending, setPending] = useState(false);
  const { data, error, mutate } = useApi('/api/admin/settings/listing-review', {}, { revalidateOnMount: true });

  async function change(isManual: boolean): Promise<void> {
    const mode = isManual ? 'manual' : 'automatic';
    setPending(true);
    try {
      await api.send('put', '/api/admin/settings/listing-review', { body: { mode } });
      await mutate({ mode }, { revalidate: false });
      const title = isManual ? 'New profiles wait for an administrator' : 'New profiles are listed automatically';
      showToast({ title, tone: 'success' });
    } catch (failure) {
      showToast({ title: 'Nothing was saved', description: errorSentence(failure), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return (
    <SettingsSection
      title="New profiles"
      description="Every profile is checked automatically. This one is saved as soon as you switch it."
    >
      <Switch
        label="An administrator decides before a profile is listed"
        help={error ? `We could not load this setting. ${errorSentence(error)}` : 'They wait in the queue of listings.'}
        checked={data?.mode === 'manual'}
        disabled={isPending || data === undefined}
        onChange={(isManual) => void change(isManual)}
      />
    </SettingsSection>
  );
}
