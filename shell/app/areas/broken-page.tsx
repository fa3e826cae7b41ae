import { useState, type ComponentType, type ReactNode } from 'react';
import { AreaErrorCard } from './area-error-card';

type Load = () => Promise<{ readonly Component?: ComponentType | null }>;

const broken = new WeakSet<object>();

/** True for a page that stands in for one whose code could not be loaded. */
export function isBrokenPage(Component: unknown): boolean {
  return typeof Component === 'function' && broken.has(Component);
}

/**
 * Stands in for a page whose code could not be loaded: the area's card, whose 'Try again' requests the code again. The
 * router shows nothing at all for a route whose `lazy` rejects, and remembers what it resolves with.
 */
export function brokenPage(area: string, load: Load): ComponentType {
  let Arrived: ComponentType | null = null;
  function BrokenPage(): ReactNode {
    const [Page, setPage] = useState<ComponentType | null>(() => Arrived);
    const retry = async () => {
      const { Component } = await load().catch(() => ({ Component: null }));
      Arrived = Component ?? null;
      setPage(() => Arrived);
    };
    return Page ? <Page /> : <AreaErrorCard area={area} onRetry={retry} />;
  }
  broken.add(BrokenPage);
  return BrokenPage;
}
