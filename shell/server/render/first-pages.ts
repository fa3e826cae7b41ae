import { LRUCache } from 'lru-cache';

/** Releases that are remembered for having rendered a page. */
const remembered = 1_000;

/** Lets one renderer at a time try a release that has rendered nothing yet: one that hangs must not take them all. */
export interface FirstPages {
  /**
   * Begins immediately when every release has rendered a page here before, otherwise after pages that try one of them.
   * @param mayStill whether the page may be begun after it waited
   * @param work renders it
   * @returns what `work` resolves with; `null` when the page may not be begun any more
   */
  inTurn<Result>(
    releases: readonly string[],
    mayStill: () => boolean,
    work: () => Promise<Result | null>,
  ): Promise<Result | null>;
}

export function createFirstPages(): FirstPages {
  const proven = new LRUCache<string, true>({ max: remembered });
  const trials = new Map<string, Promise<unknown>>();
  const trialOf = (releases: readonly string[]) =>
    releases.map((release) => trials.get(release)).find((trial) => trial !== undefined);

  return {
    inTurn: async (releases, mayStill, work) => {
      const first = trialOf(releases);
      for (let trial = first; trial; trial = trialOf(releases)) await trial;
      if (first && !mayStill()) return null;
      const tried = releases.filter((release) => !proven.has(release));
      const working = work();
      for (const release of tried) trials.set(release, working);
      try {
        const result = await working;
        if (result !== null) for (const release of tried) proven.set(release, true);
        return result;
      } finally {
        for (const release of tried) trials.delete(release);
      }
    },
  };
}
