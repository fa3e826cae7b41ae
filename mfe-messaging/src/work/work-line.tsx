import { Link } from '@counterpart/design-system/link';
import type { ReactNode } from 'react';
import { useEngagements } from './use-work';
import { countOf } from './work-text';

/** '2 pieces of work in progress' on the dashboard, and how many of them wait for its reader; nothing without any. */
export function WorkLine(): ReactNode {
  const { data } = useEngagements({ state: 'live' });
  if (!data || data.items.length === 0) return null;
  const count = data.items.length;
  const waiting = data.items.filter((work) => work.waiting.length > 0).length;
  const pieces = count === 1 ? '1 piece of work' : `${count} pieces of work`;
  return (
    <Link href="/work">
      {waiting > 0 ? `${pieces} in progress, ${countOf(waiting, 'next step')} for you` : `${pieces} in progress`}
    </Link>
  );
}
