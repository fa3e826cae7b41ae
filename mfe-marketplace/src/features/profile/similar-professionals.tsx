import type { Professional } from '@counterpart/api/contract';
import { lazyPart } from '@counterpart/shell/sdk';
import { useRef, type ReactNode } from 'react';
import { useNearView } from '../../use-near-view';

const List = lazyPart(async () => (await import('./similar-list')).SimilarList, {
  name: 'similar professionals',
  loading: null,
});

/** Similar professionals below a profile: requested, and their code, when near the window. */
export function SimilarProfessionals({ professional }: { readonly professional: Professional }): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNearView(end);
  if (!isNear) return <div ref={end} />;
  return <List professional={professional} />;
}
