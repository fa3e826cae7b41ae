import type { Professional } from '@counterpart/api/contract';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { useNearView } from '../../use-near-view';

const List = lazy(async () => ({ default: (await import('./similar-list')).SimilarList }));

/** Similar professionals below a profile: requested, and their code, when near the window. */
export function SimilarProfessionals({ professional }: { readonly professional: Professional }): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNearView(end);
  if (!isNear) return <div ref={end} />;
  return (
    <Suspense fallback={null}>
      <List professional={professional} />
    </Suspense>
  );
}
