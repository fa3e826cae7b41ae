import { createStore } from 'zustand';
import type { ActiveRelease, ReleaseSet } from '../../page-contract/release-set';
import type { AreaLoader, AreaState } from '../../app/areas/areas-context';
import type { RemoteModule } from '../../sdk/remote';
import { areaLoadLimit, circuitPause, circuitThreshold, retryDelay } from '../../app/areas/area-limits';

type LoadFromEntry = (area: string, entry: string) => Promise<RemoteModule>;

interface Circuit {
  failures: number;
  openUntil: number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Loads areas at run time: one retry, then the release before, then the area's card; a circuit stops hammering. */
export function createAreaLoader(
  releaseSet: ReleaseSet,
  loadFromEntry: LoadFromEntry,
  now: () => number = Date.now,
): AreaLoader {
  const states = createStore<Readonly<Record<string, AreaState>>>(() => ({}));
  const pending = new Map<string, Promise<RemoteModule>>();
  const circuits = new Map<string, Circuit>();
  const setState = (area: string, state: AreaState) => states.setState({ [area]: state });

  async function attempt(area: string, release: ActiveRelease): Promise<RemoteModule> {
    try {
      return await loadFromEntry(area, release.entry);
    } catch {
      await wait(retryDelay);
    }
    try {
      return await loadFromEntry(area, release.entry);
    } catch (error) {
      if (!release.fallbackEntry) throw error;
    }
    return loadFromEntry(area, release.fallbackEntry);
  }

  function start(area: string, release: ActiveRelease): Promise<RemoteModule> {
    const running = pending.get(area);
    if (running) return running;
    setState(area, { status: 'loading' });
    const promise = attempt(area, release).then(
      (module) => {
        circuits.delete(area);
        setState(area, { status: 'ready', module });
        return module;
      },
      (error: unknown) => {
        pending.delete(area);
        recordFailure(area);
        throw toError(error);
      },
    );
    pending.set(area, promise);
    return promise;
  }

  /** What already runs began before the person asked, perhaps with a file that could not be had then. */
  function startOver(area: string, release: ActiveRelease): Promise<RemoteModule> {
    const running = pending.get(area);
    return running ? running.catch(() => start(area, release)) : start(area, release);
  }

  function recordFailure(area: string): void {
    const circuit = circuits.get(area) ?? { failures: 0, openUntil: 0 };
    circuit.failures += 1;
    if (circuit.failures >= circuitThreshold) circuit.openUntil = now() + circuitPause;
    circuits.set(area, circuit);
  }

  return {
    states,
    load: async (area, insist = false) => {
      const release = releaseSet.areas[area];
      const state = states.getState()[area];
      if (!release) return null;
      if (state?.status === 'ready') return state.module;
      if (!insist && (circuits.get(area)?.openUntil ?? 0) > now()) return null;
      const tooSlow = wait(areaLoadLimit).then(() =>
        Promise.reject(new Error(`${release.manifest.title} did not answer in time.`)),
      );
      try {
        return await Promise.race([insist ? startOver(area, release) : start(area, release), tooSlow]);
      } catch (error) {
        setState(area, { status: 'failed', error: toError(error) });
        return null;
      }
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
