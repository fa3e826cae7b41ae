import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RecoveringArea } from './recovering-area';

interface Loaded {
  readonly Component?: ComponentType | null;
}

const broken = new WeakSet<object>();

/** True for a page that stands in for one whose code could not be loaded. */
export function isBrokenPage(Component: unknown): boolean {
  return typeof Component === 'function' && broken.has(Component);
}

/**
 * Stands in for a page whose code could not be loaded: the release before takes over, or the area's card is shown,
 * whose 'Try Again' requests the code again. The router shows nothing at all for a route whose `lazy` rejects, and
 * remembers what it resolves with.
 * @param late the request that has not been answered yet, if it is still running: its page is shown when it arrives
 */
export function brokenPage(
  area: string,
  error: Error,
  load: () => Promise<Loaded>,
  late: Promise<Loaded> | null,
): ComponentType {
  let Arrived: ComponentType | null = null;
  let running = late;
  function BrokenPage(): ReactNode {
    const [Page, setPage] = useState<ComponentType | null>(() => Arrived);
    const take = ({ Component }: Loaded) => {
      Arrived = Component ?? null;
      setPage(() => Arrived);
    };
    useEffect(() => {
      // A page that is opened again asks for it anew.
      const request = running ?? load();
      running = null;
      request.then(take).catch(() => undefined);
    }, []);
    const retry = () =>
      load()
        .then(take)
        .catch(() => undefined);
    return Page ? <Page /> : <RecoveringArea area={area} phase="page" error={error} onRetry={retry} />;
  }
  broken.add(BrokenPage);
  return BrokenPage;
}
