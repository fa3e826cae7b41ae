import type { SiteSettings, StoredSiteSettings } from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';
import { apiKey, errorSentence, isApiError, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { fieldOf, settingsOf, type SettingsValues } from './settings-values';

/**
 * Sends the settings.
 * @param before what was stored when the form opened
 * @param onStored gets what is stored now
 * @returns `failure` says why nothing was stored, unless a field says it, and `conflict` is what another user saved
 * meanwhile
 */
export function useSaveSettings(before: SiteSettings, onStored: (stored: StoredSiteSettings) => void) {
  const { api } = useHost();
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<StoredSiteSettings | null>(null);
  const clear = () => {
    setFailure(null);
    setConflict(null);
  };

  async function save(
    values: SettingsValues,
    version: number,
    refuse: (errors: FieldErrors<SettingsValues>) => void,
  ): Promise<void> {
    clear();
    try {
      const stored = await api.send('put', '/api/admin/settings', {
        body: { version, settings: settingsOf(values, before) },
      });
      showToast({ title: 'Settings saved', description: 'Visitors see them with their next page.', tone: 'success' });
      onStored(stored);
    } catch (error) {
      const field = isApiError(error) ? fieldOf(error.field) : null;
      if (field) {
        refuse({ [field]: errorSentence(error) });
        return;
      }
      if (isApiError(error) && error.code === 'settings_changed')
        setConflict(await api.fetch(apiKey('/api/admin/settings')).catch(() => null));
      setFailure(errorSentence(error));
    }
  }

  return { save, failure, conflict, clear };
}
