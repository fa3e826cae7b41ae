import type { ComponentType, ReactNode } from 'react';
import type { ReleaseSet } from '../../page-contract/release-set';
import { plainSite, type PageSite } from '../../page-contract/site';
import type { RemoteModule } from '../../sdk/areas/remote';
import type { SlotName, SlotProps, SlotRegistry, SlotState } from '../../sdk/areas/slots';
import { AreaBoundary } from './area-boundary';
import type { AreaLoader, AreaState } from './areas-context';
import { createRetries } from './slot-retries';

const loading: SlotState<SlotName> = { status: 'loading' };
const unavailable: SlotState<SlotName> = { status: 'unavailable' };
const empty: SlotState<SlotName> = { status: 'empty' };

/**
 * Finds who fills each slot in the areas' manifests, without those that are switched off, and loads that area when the
 * slot is first rendered.
 */
export function createSlotRegistry(
  releaseSet: ReleaseSet,
  loader: AreaLoader,
  { switchedOff }: PageSite = plainSite,
): SlotRegistry {
  const ready = new Map<SlotName, { readonly module: RemoteModule; readonly state: SlotState<SlotName> }>();
  const requested = new Set<SlotName>();
  const retries = createRetries(loader);
  const fillerOf = (name: SlotName) =>
    Object.keys(releaseSet.areas).find(
      (area) => releaseSet.areas[area]?.manifest.slots?.includes(name) && !switchedOff.some((off) => off === area),
    );

  function fill(name: SlotName, area: string, module: RemoteModule): SlotState<SlotName> {
    const known = ready.get(name);
    if (known?.module === module) return known.state;
    const component = module.slots?.[name] as ComponentType<never> | undefined;
    const state: SlotState<SlotName> = component
      ? { status: 'ready', component: isolated(area, component as ComponentType<object>) }
      : empty;
    ready.set(name, { module, state });
    return state;
  }

  function read(name: SlotName): SlotState<SlotName> {
    const area = fillerOf(name);
    if (!area) return empty;
    const state: AreaState = loader.states.getState()[area] ?? { status: 'idle' };
    if (state.status === 'ready') {
      retries.forget(area);
      return fill(name, area, state.module);
    }
    if (state.status === 'failed') retries.add(area);
    // The fallback stays while it is retried.
    if (retries.has(area)) return unavailable;
    if (!requested.has(name)) {
      requested.add(name);
      queueMicrotask(() => void loader.load(area));
    }
    return loading;
  }

  return {
    subscribe: (listener) => {
      const stop = loader.states.subscribe(listener);
      const leave = retries.join();
      return () => {
        stop();
        leave();
      };
    },
    read: <Name extends SlotName>(name: Name) => read(name) as SlotState<Name>,
  };
}

/** A filler that throws disappears until the release before fills its slot; the page around it stays. */
function isolated(area: string, Filler: ComponentType<object>): ComponentType<SlotProps[SlotName]> {
  return function IsolatedFiller(props: object): ReactNode {
    return (
      <AreaBoundary area={area} fallback={null}>
        <Filler {...props} />
      </AreaBoundary>
    );
  };
}
