import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A slot's filler whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyFiller<Props> = ComponentType<Props> & {
  /** Fetches the code; the filler then renders without waiting. */
  readonly preload: () => Promise<void>;
};

/**
 * Makes a filler of code that is fetched separately. Unlike `lazy` of React it never shows its placeholder once the
 * code is here, so that the host can fetch it before it hydrates a page that was rendered with it.
 */
export function lazyFiller<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyFiller<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const fetch = async () => (Loaded = await load());
  const Later = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>;
  function Filler(props: Props): ReactNode {
    // What it began with stays: another type of component would lose its state.
    const [Current] = useState<ComponentType<Props>>(() => Loaded ?? Later);
    return <Current {...props} />;
  }
  const preload = async () => {
    if (!Loaded) await fetch();
  };
  return Object.assign(Filler, { preload });
}
