import type { ReleaseSet } from '../../page-contract/release-set';
import { createAreaEvents, type AreaEventBus } from '../../sdk/areas/area-events';

/** The events of a tab: an area emits what its release declares, under its own name. */
export const createDeclaredEvents = ({ areas }: ReleaseSet): AreaEventBus =>
  createAreaEvents((name) => areas[name.slice(0, name.indexOf('.'))]?.manifest.events?.emits?.includes(name) ?? false);
