import { createBrowserStore } from '../../browser-store';

/** Steps that were ticked, by the guide's slug. Kept by their words: a step that was rewritten is to be done again. */
export type TickedSteps = Readonly<Record<string, readonly string[]>>;

export const noTickedSteps: TickedSteps = {};

/** Steps that a visitor has ticked in this browser. */
export const browserTickedSteps = createBrowserStore<TickedSteps>('counterpart.guide-checklists.v1', (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([slug, steps]): [string, string[]][] =>
          Array.isArray(steps) ? [[slug, steps.filter((step) => typeof step === 'string')]] : [],
        ),
      )
    : noTickedSteps,
);

/** Puts the ticked steps of one guide in place of what the browser had. @returns whether it was kept */
export function writeTickedSteps(slug: string, steps: readonly string[]): boolean {
  const { [slug]: _, ...others } = browserTickedSteps.read();
  return browserTickedSteps.write(steps.length > 0 ? { ...others, [slug]: steps } : others);
}
