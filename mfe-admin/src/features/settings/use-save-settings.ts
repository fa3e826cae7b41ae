import type { SiteSettings, StoredSiteSettings } from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';
import { apiKey, errorSentence, isApiError, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useState } from 'react';
import { fieldOf, settingsOf, type SettingsValues } from './settings-values';

/**
 * Sends the settings.
 * @param before what was stored when the form opened
 * @param onStored gets what is stored now
 * @returns `failure` says why nothing was stored, unless a field says it, `conflict` is what another user saved
 * meanwhile, and `question` takes the answer of who is asked whether they mean it
 */
export function useSaveSettings(before: SiteSettings, onStored: (stored: StoredSiteSettings) => void) {
  const { api } = useHost();
  const showToast = useToast();
  const { setUser } = useSession();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<((goesOn: boolean) => void) | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<StoredSiteSettings | null>(null);
  const clear = () => {
    setFailure(null);
    setConflict(null);
  };

  /** Asks administrators without a second step of their own whether they mean it. */
  async function mayTurnOn(): Promise<boolean> {
    const { app, passkeys } = await api.fetch(apiKey('/api/users/second-factors'));
    if (app !== null || passkeys.length > 0) return true;
    const goesOn = await new Promise<boolean>((answer) => setQuestion(() => answer));
    setQuestion(null);
    return goesOn;
  }

  /** Goes where the guard of routes leads, now that it knows what is required. */
  async function lead(): Promise<void> {
    const user = await api.fetch(apiKey('/api/user')).catch(() => null);
    if (!user) return;
    setUser(user);
    await navigate('/admin?tab=settings', { replace: true });
  }

  async function save(
    values: SettingsValues,
    version: number,
    refuse: (errors: FieldErrors<SettingsValues>) => void,
  ): Promise<void> {
    clear();
    try {
      const turnsOn = before.secondStep === 'off' && values.secondStep !== 'off';
      if (turnsOn && !(await mayTurnOn())) return;
      const stored = await api.send('put', '/api/admin/settings', {
        body: { version, settings: settingsOf(values, before) },
      });
      showToast({ title: 'Settings saved', description: 'Visitors see them with their next page.', tone: 'success' });
      onStored(stored);
      if (turnsOn) await lead();
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

  return { save, failure, conflict, clear, question };
}
