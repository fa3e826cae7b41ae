import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '../../browser-store';

/** Steps that were ticked, by the guide's slug. Kept by their words: a step that was rewritten is to be done again. */
type TickedSteps = Readonly<Record<string, readonly string[]>>;

const none: TickedSteps = {};
const store = createBrowserStore<TickedSteps>('counterpart.guide-checklists.v1', (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([slug, steps]): [string, string[]][] =>
          Array.isArray(steps) ? [[slug, steps.filter((step) => typeof step === 'string')]] : [],
        ),
      )
    : none,
);

interface Checklist {
  readonly isTicked: (step: string) => boolean;
  /** Whether the browser has kept it. */
  readonly tick: (step: string, isDone: boolean) => boolean;
}

/** The checklist of a guide as this browser has ticked it. Nothing is ticked on a server and until the page is hydrated. */
export function useTickedSteps(slug: string): Checklist {
  const ticked = useSyncExternalStore(store.subscribe, store.read, () => none);
  const steps = ticked[slug] ?? [];
  return {
    isTicked: (step) => steps.includes(step),
    tick: (step, isDone) => {
      const others = steps.filter((other) => other !== step);
      return store.write({ ...ticked, [slug]: isDone ? [...others, step] : others });
    },
  };
}
