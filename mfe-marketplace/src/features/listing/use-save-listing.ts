import { apiKey, errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import { toBody, type ListingValues } from './listing-values';

/**
 * Saves the listing of the signed-in professional, with the specified toasts; the professional is read again after
 * that. Never rejects: a failure is a toast, and the form keeps its text.
 * @param exists whether there is a profile to update; else one is created
 * @returns a function that resolves with whether it was saved
 */
export function useSaveListing(professionalId: number, exists: boolean): (values: ListingValues) => Promise<boolean> {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();

  return async (values) => {
    try {
      await api.send(exists ? 'put' : 'post', '/api/accountants/profile', { body: toBody(values) });
    } catch (error) {
      showToast({ title: 'Error saving profile', description: errorSentence(error), tone: 'destructive' });
      return false;
    }
    showToast(
      exists
        ? { title: 'Profile updated', description: 'Your profile has been updated successfully', tone: 'success' }
        : { title: 'Profile created', description: 'Your profile has been created successfully', tone: 'success' },
    );
    // The button says 'Saving...' until the record is there again: it decides between creating and updating.
    await mutate(apiKey('/api/accountants/{id}', { path: { id: professionalId } })).catch(() => undefined);
    return true;
  };
}
