import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../host/host';
import type { AreaEventBus, AreaEventName, AreaEvents } from './area-events';

/** Emits events of this area to the others in the tab: `emit('filing.filed', { year: 2026 })`. */
export const useEmitAreaEvent = (): AreaEventBus['emit'] => useHost().events.emit;

/** Runs `listener` for each event of that name while the component is mounted. */
export function useAreaEvent<Name extends AreaEventName>(
  name: Name,
  listener: (detail: AreaEvents[Name]) => void,
): void {
  const { events } = useHost();
  const onEvent = useEffectEvent(listener);
  useEffect(() => events.listen(name, (detail) => onEvent(detail)), [events, name]);
}
