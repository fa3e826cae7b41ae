import { apiKey, isApiError, useHost, useSession } from '@counterpart/shell/sdk';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { browserTickedSteps, writeTickedSteps } from './ticked-steps';

/** The checklist of a guide with its ticks, in the account. */
export const checklistPath = '/api/compliance/{idOrSlug}/checklist';

/**
 * Takes what a visitor has ticked, in every guide, into the account that they sign in to. Ticks leave the browser once
 * the account has them, or once their guide is gone; those that cannot be sent stay for the next visit.
 */
export function useMergedTicks(): void {
  const { api } = useHost();
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    const take = async (idOrSlug: string, steps: readonly string[]) => {
      const where = { path: { idOrSlug } };
      try {
        const merged = await api.send('patch', checklistPath, { ...where, body: { tick: [...steps] } });
        writeTickedSteps(idOrSlug, []);
        await mutate(apiKey(checklistPath, where), merged, { revalidate: false });
      } catch (failure) {
        if (isApiError(failure) && failure.code === 'guide_not_found') writeTickedSteps(idOrSlug, []);
      }
    };
    const takeAll = async () => {
      for (const [slug, steps] of Object.entries(browserTickedSteps.read()))
        if (steps.length > 0) await take(slug, steps);
    };
    void takeAll();
  }, [userId, api, mutate]);
}
