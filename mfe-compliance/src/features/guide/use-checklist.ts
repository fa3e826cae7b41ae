import type { GuideChecklist } from '@counterpart/api/contract';
import { apiKey, useApi, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { browserTickedSteps, noTickedSteps, writeTickedSteps } from './ticked-steps';
import { checklistPath } from './use-merged-ticks';

interface Checklist {
  /** Store of the ticks. */
  readonly home: 'browser' | 'account';
  readonly isTicked: (step: string) => boolean;
  /** Ticks or unticks a step; says in a toast when that cannot be kept. */
  tick(step: string, isDone: boolean): Promise<void>;
}

/**
 * The checklist of a guide with the reader's ticks: in the account of a signed-in user, in the browser of a visitor.
 * Nothing is ticked on a server or before the page is hydrated.
 */
export function useChecklist(slug: string): Checklist {
  const { api } = useHost();
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const inBrowser = useSyncExternalStore(browserTickedSteps.subscribe, browserTickedSteps.read, () => noTickedSteps);
  // The preview of a guide that is not stored has no slug, and no ticks.
  const inAccount = useApi(checklistPath, user && slug ? { path: { idOrSlug: slug } } : null);
  const stored = inBrowser[slug] ?? [];
  const ticked = user ? (inAccount.data?.ticked ?? []) : stored;
  const key = apiKey(checklistPath, { path: { idOrSlug: slug } });

  const change = async (tick: readonly string[], untick: readonly string[] = []) => {
    const next = [...ticked.filter((step) => !untick.includes(step)), ...tick];
    await mutate<GuideChecklist>(key, { ticked: next }, { revalidate: false });
    const answer = await api.send('patch', checklistPath, {
      path: { idOrSlug: slug },
      body: { tick: [...tick], untick: [...untick] },
    });
    await mutate(key, answer, { revalidate: false });
  };
  const refuse = (description: string) =>
    showToast({ title: 'Your checklist couldn’t be saved', description, tone: 'destructive' });

  return {
    home: user ? 'account' : 'browser',
    isTicked: (step) => ticked.includes(step),
    tick: async (step, isDone) => {
      if (!user) {
        const others = stored.filter((other) => other !== step);
        if (!writeTickedSteps(slug, isDone ? [...others, step] : others))
          refuse('This browser has no room left or blocks storage.');
        return;
      }
      try {
        await change(isDone ? [step] : [], isDone ? [] : [step]);
      } catch {
        void mutate(key);
        refuse('The server could not be reached. Try again in a moment.');
      }
    },
  };
}
