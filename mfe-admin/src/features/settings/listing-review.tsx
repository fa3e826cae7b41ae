import { Switch } from '@counterpart/design-system/switch';
import { errorSentence, useAct, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from './settings-section';

/** Switch for decisions by administrators on new profiles; stored immediately, apart from the form. */
export function ListingReview(): ReactNode {
  const { pending, run } = useAct();
  const { data, error, mutate } = useApi('/api/admin/settings/listing-review', {}, { revalidateOnMount: true });

  const change = (isManual: boolean) =>
    run(
      async (api) => {
        const mode = isManual ? 'manual' : 'automatic';
        await api.send('put', '/api/admin/settings/listing-review', { body: { mode } });
        await mutate({ mode }, { revalidate: false });
      },
      {
        done: isManual ? 'New profiles wait for an administrator' : 'New profiles are listed automatically',
        failed: 'Nothing was saved',
      },
    );

  return (
    <SettingsSection
      title="New profiles"
      description="Every profile is checked automatically. This one is saved as soon as you switch it."
    >
      <Switch
        label="An administrator decides before a profile is listed"
        help={error ? `We could not load this setting. ${errorSentence(error)}` : 'They wait in the queue of listings.'}
        checked={data?.mode === 'manual'}
        disabled={pending || data === undefined}
        onChange={(isManual) => void change(isManual)}
      />
    </SettingsSection>
  );
}
