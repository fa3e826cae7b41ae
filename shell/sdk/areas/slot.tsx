import type { SlotFiller } from '@counterpart/api/contract';
import { createContext, Fragment, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../host/host';
import type { SlotName, SlotProps } from './slots';

type Props<Name extends SlotName> = {
  readonly name: Name;
  /** Shown while the filler loads. */
  readonly loading?: ReactNode;
  /** Shown when no area fills the slot or its area is down. */
  readonly fallback?: ReactNode;
} & { readonly props: SlotProps[Name] };

/** Stands in for a filler that throws. */
export const BrokenFiller = createContext<ReactNode>(null);

/** Renders whatever area fills the slot: `<Slot name="professional.contact" props={{ professional }} />`. */
export function Slot<Name extends SlotName>(props: Props<Name>): ReactNode {
  return <Filling {...props} broken={null} />;
}

type FillingProps<Name extends SlotName> = Props<Name> & { readonly area?: string; readonly broken: ReactNode };

function Filling<Name extends SlotName>(filling: FillingProps<Name>): ReactNode {
  const { name, props, area, broken, loading = null, fallback = null } = filling;
  const { slots } = useHost();
  const read = () => slots.read(name, area);
  const state = useSyncExternalStore(slots.subscribe, read, read);
  if (state.status === 'loading') return loading;
  if (state.status !== 'ready') return fallback;
  const Filler = state.component;
  return (
    <BrokenFiller value={broken}>
      <Suspense fallback={loading}>
        <Filler {...props} />
      </Suspense>
    </BrokenFiller>
  );
}

type ManyProps<Name extends SlotName> = {
  readonly name: Name;
  /** Shown while a filler loads. */
  readonly loading?: ReactNode;
  /** Shown in place of a filler that throws or whose area is down. */
  readonly fallback: (filler: SlotFiller) => ReactNode;
  /** Frames one filler; of its area the title is the heading. */
  readonly children: (content: ReactNode, filler: SlotFiller) => ReactNode;
} & { readonly props: SlotProps[Name] };

/**
 * Renders every area that fills a slot that was offered to many, in the administrators' order. Each loads after the
 * page, and fails on its own.
 */
export function Slots<Name extends SlotName>({ name, props, loading, fallback, children }: ManyProps<Name>): ReactNode {
  return useHost()
    .slots.fillers(name)
    .map((filler) => {
      const broken = fallback(filler);
      const filling = { name, props, loading, broken, fallback: broken, area: filler.area };
      return <Fragment key={filler.area}>{children(<Filling {...filling} />, filler)}</Fragment>;
    });
}
