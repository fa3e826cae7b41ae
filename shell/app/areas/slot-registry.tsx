import { fillerName, placed, slotFillers, type SlotFiller } from '@counterpart/api/contract';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { manifestsOf } from '../../page-contract/navigation';
import type { ReleaseSet } from '../../page-contract/release-set';
import { plainSite, type PageSite } from '../../page-contract/site';
import type { RemoteModule } from '../../sdk/areas/remote';
import { BrokenFiller } from '../../sdk/areas/slot';
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
  { switchedOff, navigation }: PageSite = plainSite,
): SlotRegistry {
  const isOn = ({ area }: SlotFiller) => !switchedOff.some((off) => off === area);
  const ready = new Map<string, { readonly module: RemoteModule; readonly state: SlotState<SlotName> }>();
  const requested = new Set<string>();
  const retries = createRetries(loader);
  const fillersOf = (name: SlotName) => slotFillers(manifestsOf(releaseSet), name).filter(isOn);

  function fill(name: SlotName, area: string, module: RemoteModule): SlotState<SlotName> {
    const key = fillerName(name, area);
    const known = ready.get(key);
    if (known?.module === module) return known.state;
    const component = module.slots?.[name] as ComponentType<never> | undefined;
    const state: SlotState<SlotName> = component
      ? { status: 'ready', component: isolated(area, component as ComponentType<object>) }
      : empty;
    ready.set(key, { module, state });
    return state;
  }

  function read(name: SlotName, of?: string): SlotState<SlotName> {
    const area = of ?? fillersOf(name)[0]?.area;
    if (!area) return empty;
    const state: AreaState = loader.states.getState()[area] ?? { status: 'idle' };
    if (state.status === 'ready') {
      retries.forget(area);
      return fill(name, area, state.module);
    }
    if (state.status === 'failed') retries.add(area);
    // The fallback stays while it is retried.
    if (retries.has(area)) return unavailable;
    if (!requested.has(fillerName(name, area))) {
      requested.add(fillerName(name, area));
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
    read: <Name extends SlotName>(name: Name, area?: string) => read(name, area) as SlotState<Name>,
    fillers: (name) => placed(fillersOf(name), ({ area }) => fillerName(name, area), navigation),
  };
}

/**
 * A filler that throws disappears, or what its slot shows instead appears, until the release before fills its slot; the
 * page around it stays.
 */
function isolated(area: string, Filler: ComponentType<object>): ComponentType<SlotProps[SlotName]> {
  return function IsolatedFiller(props: object): ReactNode {
    const broken = useContext(BrokenFiller);
    return (
      <AreaBoundary area={area} fallback={broken}>
        <Filler {...props} />
      </AreaBoundary>
    );
  };
}
