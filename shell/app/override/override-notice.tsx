import { use, type ReactNode } from 'react';
import { lazyPart } from '../../sdk/parts/lazy-part';
import { OverrideContext } from './override-context';

const OverrideBanner = lazyPart(async () => (await import('./override-banner')).OverrideBanner, {
  failure: 'hidden',
  loading: null,
});

/** Says on every page that an area comes from a developer's machine. Its code comes only then. */
export function OverrideNotice(): ReactNode {
  const override = use(OverrideContext);
  if (!override) return null;
  return <OverrideBanner override={override} />;
}
