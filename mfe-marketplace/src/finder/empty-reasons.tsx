import type { SearchPage } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import type { Directory } from '../professionals/professions';
import { NothingFound, type NothingFoundProps } from './nothing-found';
import { RemoteInstead } from './remote-instead';

export interface EmptyReasonsProps extends Omit<NothingFoundProps, 'rescues'> {
  readonly page: SearchPage;
  readonly directory?: Directory;
}

/** Professionals who work remotely instead, and why the page is empty. */
export function EmptyReasons({ page, directory, ...reasons }: EmptyReasonsProps): ReactNode {
  const { finder, total } = reasons;
  return (
    <Stack gap={32}>
      {total === 0 && <RemoteInstead query={finder.query} page={page} directory={directory} />}
      <NothingFound {...reasons} rescues={page.rescues} />
    </Stack>
  );
}
