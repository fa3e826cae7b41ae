import { createStore } from 'zustand';
import type { ActiveRelease, FallbackRelease, ReleaseSet } from '../../page-contract/release-set';
import type { AreaLoader, AreaState } from '../../app/areas/areas-context';
import type { RemoteModule } from '../../sdk/areas/remote';
import { areaLoadLimit, circuitPause, circuitThreshold, releasePatience } from '../../app/areas/area-limits';
import type { AreaError } from '../../app/telemetry/report-area-error';
import { firstOf } from '../../app/areas/first-of';
import { wantCode } from '../../sdk/parts/retried';
import { toError } from '../../sdk/parts/to-error';

interface Options {
  /** With a retry of its own. */
  readonly loadFromEntry: (area: string, entry: string) => Promise<RemoteModule>;
  /** Gets what the current release needs to run before its loading is timed; null when nothing is missing. */
  readonly prepare?: (area: string, release: ActiveRelease) => Promise<void> | null;
  /** Lets this tab run the files of a release that is not in its release set. */
  readonly allow?: (area: string, version: string) => Promise<void>;
  /** Called with every failure that people would see without the release before. */
  readonly onFailure?: (failure: AreaError) => void;
  readonly now?: () => number;
}

/** A module, and which of the two releases it is of. */
interface Loaded {
  readonly module: RemoteModule;
  readonly isFallback: boolean;
}

interface Circuit {
  failures: number;
  openUntil: number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads areas at run time: the current release, then the one before, then the area's card; a circuit stops
 * hammering.
 */
export function createAreaLoader(
  releaseSet: ReleaseSet,
  {
    loadFromEntry,
    prepare = () => null,
    allow = () => Promise.resolve(),
    onFailure = () => undefined,
    now = Date.now,
  }: Options,
): AreaLoader {
  const states = createStore<Readonly<Record<string, AreaState>>>(() => ({}));
  const pending = new Map<string, Promise<RemoteModule>>();
  const circuits = new Map<string, Circuit>();
  const fallingBack = new Map<string, Promise<RemoteModule | null>>();
  const setState = (area: string, state: AreaState) => states.setState({ [area]: state });

  async function previous(area: string, { version, entry }: FallbackRelease): Promise<Loaded> {
    await allow(area, version);
    return { module: await loadFromEntry(area, entry), isFallback: true };
  }

  async function current(area: string, { entry }: ActiveRelease): Promise<Loaded> {
    return { module: await loadFromEntry(area, entry), isFallback: false };
  }

  function attempt(area: string, release: ActiveRelease): Promise<Loaded> {
    const loading = current(area, release);
    const { version, fallback } = release;
    loading.catch((error: unknown) => onFailure({ area, version, phase: 'load', error: toError(error) }));
    if (!fallback) return loading;
    return firstOf(loading, releasePatience, () => previous(area, fallback));
  }

  function start(area: string, release: ActiveRelease): Promise<RemoteModule> {
    const running = pending.get(area);
    if (running) return running;
    setState(area, { status: 'loading' });
    // What could not be had shows when the entry is loaded.
    const prepared = prepare(area, release)?.catch(() => undefined);
    const loading = prepared ? prepared.then(() => attempt(area, release)) : attempt(area, release);
    const promise = loading.then(
      (loaded) => {
        circuits.delete(area);
        setState(area, { status: 'ready', ...loaded });
        return loaded.module;
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

  /**
   * Starts after a running attempt fails: that one began before the user asked, perhaps with a file that was missing
   * then.
   */
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

  async function startFallback(area: string, fallback: FallbackRelease): Promise<RemoteModule | null> {
    try {
      const loaded = await previous(area, fallback);
      setState(area, { status: 'ready', ...loaded });
      return loaded.module;
    } catch {
      fallingBack.delete(area);
      return null;
    }
  }

  return {
    states,
    fallBack: (area, failure) => {
      const release = releaseSet.areas[area];
      const fallback = release?.fallback;
      const isPrevious = isFallback({ states }, area);
      onFailure({ area, version: (isPrevious ? fallback : release)?.version, ...failure });
      if (!fallback || isPrevious) return Promise.resolve(null);
      const running = fallingBack.get(area) ?? startFallback(area, fallback);
      fallingBack.set(area, running);
      const tooSlow = wait(areaLoadLimit).then(() => null);
      return Promise.race([running, tooSlow]);
    },
    load: async (area, insist = false) => {
      const release = releaseSet.areas[area];
      const state = states.getState()[area];
      if (!release) return null;
      if (state?.status === 'ready') return state.module;
      if (insist) wantCode();
      else if ((circuits.get(area)?.openUntil ?? 0) > now()) return null;
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

/** True when the release before runs in the place of the area's current one. */
export function isFallback({ states }: Pick<AreaLoader, 'states'>, area: string): boolean {
  const state = states.getState()[area];
  return state?.status === 'ready' && state.isFallback === true;
}
