import { lazy, Suspense, use, type ReactNode } from 'react';
import { OverrideContext } from './override-context';

const OverrideBanner = lazy(async () => ({ default: (await import('./override-banner')).OverrideBanner }));

/** Says on every page that an area comes from a developer's machine. Its code comes only then. */
export function OverrideNotice(): ReactNode {
  const override = use(OverrideContext);
  if (!override) return null;
  return (
    <Suspense fallback={null}>
      <OverrideBanner override={override} />
    </Suspense>
  );
}
