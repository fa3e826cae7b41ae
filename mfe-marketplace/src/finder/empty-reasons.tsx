import type { SearchPage } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { ProfessionalList } from '../professionals/professional-list';
import type { Directory } from '../professionals/professions';
import { NothingFound, RescueButtons, type NothingFoundProps } from './nothing-found';
import { remoteRescue } from './remote-sentence';

export interface EmptyReasonsProps extends Omit<NothingFoundProps, 'rescues'> {
  readonly page: SearchPage;
  readonly directory?: Directory;
}

/** Professionals who work remotely instead, or why the page is empty. */
export function EmptyReasons({ page, directory, ...reasons }: EmptyReasonsProps): ReactNode {
  const { finder, total } = reasons;
  if (total > 0 || !remoteRescue(page)) return <NothingFound {...reasons} rescues={page.rescues} />;
  return (
    <Stack gap={24}>
      <ProfessionalList label="Work remotely" professionals={page.remoteInstead} directory={directory} />
      <RescueButtons finder={finder} rescues={page.rescues.filter(({ remote }) => !remote)} />
    </Stack>
  );
}
