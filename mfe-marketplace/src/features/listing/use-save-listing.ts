import { apiKey, useAct } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import { toBody, type ListingValues } from './listing-values';

/**
 * Saves the listing of the signed-in professional, with the specified toasts; the professional is read again after
 * that. Never rejects: a failure is a toast, and the form keeps its text.
 * @param exists whether there is a profile to update; else one is created
 * @returns a function that resolves with whether it was saved
 */
export function useSaveListing(professionalId: number, exists: boolean): (values: ListingValues) => Promise<boolean> {
  const { mutate } = useSWRConfig();
  const { run } = useAct();

  return async (values) => {
    const body = toBody(values);
    const isSaved = await run((api) => api.send(exists ? 'put' : 'post', '/api/accountants/profile', { body }), {
      done: () =>
        exists
          ? { title: 'Profile updated', description: 'Your profile has been updated successfully' }
          : { title: 'Profile created', description: 'Your profile has been created successfully' },
      failed: 'Error saving profile',
    });
    // The button says 'Saving...' until the record is there again: it decides between creating and updating.
    if (isSaved) await mutate(apiKey('/api/accountants/{id}', { path: { id: professionalId } })).catch(() => undefined);
    return isSaved;
  };
}
