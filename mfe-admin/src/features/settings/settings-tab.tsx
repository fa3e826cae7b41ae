import type { StoredSiteSettings } from '@counterpart/api/contract';
import { Loaded, useApi, useFresh } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { ListingReview } from './listing-review';
import { ServiceSections } from './service-sections';
import { SettingsForm } from './settings-form';

/** The Settings tab: what is set for the whole site, and how what it depends on does. */
export function SettingsTab(): ReactNode {
  const settings = useApi('/api/admin/settings', {}, { revalidateOnMount: false });
  // A form that begins with what the cache held would overwrite what another user saved since, or be refused.
  const isFresh = useFresh(settings);
  const [edition, setEdition] = useState(0);
  const begin = (stored: StoredSiteSettings) => {
    void settings.mutate(stored, { revalidate: false });
    setEdition(edition + 1);
  };
  return (
    <Loaded of={isFresh ? settings : { ...settings, data: undefined }} name="the settings">
      {(stored) => (
        <>
          <SettingsForm key={edition} stored={stored} onStored={begin} />
          <ListingReview />
          <ServiceSections mail={stored.mail} model={stored.model} />
        </>
      )}
    </Loaded>
  );
}
