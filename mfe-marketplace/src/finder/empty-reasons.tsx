import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import type { EmptyResultsProps } from './empty-results';
import { NothingFound } from './nothing-found';
import { RemoteInstead } from './remote-instead';

/** Who works remotely instead, and why the page is empty. */
export function EmptyReasons({ page, directory, ...reasons }: EmptyResultsProps): ReactNode {
  const { finder, total } = reasons;
  return (
    <Stack gap={32}>
      {total === 0 && <RemoteInstead query={finder.query} page={page} directory={directory} />}
      <NothingFound {...reasons} rescues={page.rescues} />
    </Stack>
  );
}
