import type { AreaRelease } from '@counterpart/api/contract';
import { Link } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';

/** Names the commit that a release was built from, with the run of the pipeline behind it; nothing without one. */
export function Source({ source }: Pick<AreaRelease, 'source'>): ReactNode {
  if (!source?.commit) return null;
  const text = `Commit ${source.commit.slice(0, 8)}`;
  return source.url ? <Link href={source.url}>{text}</Link> : <span>{text}</span>;
}
