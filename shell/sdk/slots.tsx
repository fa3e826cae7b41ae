import type { Professional } from '@counterpart/api/contract';
import { Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useHost } from './host';

/**
 * Every slot and the props its filler receives. A slot joins two areas without an import:
 * one area renders `<Slot name=… />`, another says in its `remote.json` that it fills it.
 */
export interface SlotProps {
  /** The primary action of a professional's page: write to them. Filled by messaging. */
  'professional.contact': { readonly professional: Professional };
  /** The number beside 'Messages' in the header's menu. Filled by messaging. */
  'header.messages-count': Readonly<Record<string, never>>;
}

export type SlotName = keyof SlotProps;

export type SlotState<Name extends SlotName> =
  | { readonly status: 'loading' | 'unavailable' | 'empty'; readonly component?: undefined }
  | { readonly status: 'ready'; readonly component: ComponentType<SlotProps[Name]> };

export interface SlotRegistry {
  /** The filler's state now. The same object until it changes. Asking for it starts loading the filler's area. */
  read<Name extends SlotName>(name: Name): SlotState<Name>;
  subscribe(listener: () => void): () => void;
}

type Props<Name extends SlotName> = {
  readonly name: Name;
  /** Shown while the filler loads. */
  readonly loading?: ReactNode;
  /** Shown when nobody fills the slot or its area is down. */
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
