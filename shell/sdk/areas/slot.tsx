import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../host/host';
import type { SlotName, SlotProps } from './slots';

type Props<Name extends SlotName> = {
  readonly name: Name;
  /** Shown while the filler loads. */
  readonly loading?: ReactNode;
  /** Shown when no area fills the slot or its area is down. */
  readonly fallback?: ReactNode;
} & { readonly props: SlotProps[Name] };

/** Renders whatever area fills the slot: `<Slot name="professional.contact" props={{ professional }} />`. */
export function Slot<Name extends SlotName>({ name, props, loading = null, fallback = null }: Props<Name>): ReactNode {
  const { slots } = useHost();
  const read = () => slots.read(name);
  const state = useSyncExternalStore(slots.subscribe, read, read);
  if (state.status === 'loading') return loading;
  if (state.status !== 'ready') return fallback;
  const Filler = state.component;
  return (
    <Suspense fallback={loading}>
      <Filler {...props} />
    </Suspense>
  );
}
