import type { AreaEventBus, RemoteModule, SlotProps, Slots, useAreaEvent } from '@counterpart/shell/sdk';
import type { ComponentType } from 'react';
import { describe, expectTypeOf, it } from 'vitest';

declare module '@counterpart/shell/sdk' {
  interface SlotProps {
    'probe.aside': { readonly year: number };
  }
  interface AreaEvents {
    'probe.filed': { readonly year: number };
  }
}

type Filled = NonNullable<RemoteModule['slots']>;

describe('a slot that an area adds', () => {
  it('has the props that its area says, beside those of the shell', () => {
    expectTypeOf<SlotProps['probe.aside']>().toEqualTypeOf<{ readonly year: number }>();
    expectTypeOf<SlotProps['dashboard.messages']>().toEqualTypeOf<{ readonly view: 'overview' | 'all' }>();
    expectTypeOf<{ 'probe.aside': ComponentType<{ readonly year: number }> }>().toExtend<Filled>();
  });

  it('takes no filler with other props, and no other name', () => {
    expectTypeOf<{ 'probe.aside': ComponentType<{ readonly month: string }> }>().not.toExtend<Filled>();
    expectTypeOf<'probe.asides'>().not.toExtend<keyof SlotProps>();
    expectTypeOf<Parameters<typeof Slots<'probe.aside'>>[0]['props']>().toEqualTypeOf<{ readonly year: number }>();
  });
});

describe('an event that an area adds', () => {
  it('is emitted and heard with what it says, and under no other name', () => {
    type Emitted = Parameters<typeof emit<'probe.filed'>>;
    expectTypeOf<['probe.filed', { readonly year: number }]>().toExtend<Emitted>();
    expectTypeOf<['probe.filed', { readonly year: string }]>().not.toExtend<Emitted>();
    expectTypeOf<'probe.filled'>().not.toExtend<Parameters<AreaEventBus['emit']>[0]>();
    type Listener = Parameters<typeof useAreaEvent<'probe.filed'>>[1];
    expectTypeOf<Listener>().toEqualTypeOf<(detail: { readonly year: number }) => void>();
  });
});

declare const emit: AreaEventBus['emit'];
