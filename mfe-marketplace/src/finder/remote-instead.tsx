import type { SearchPage } from '@counterpart/api/contract';
import { Heading } from '@counterpart/design-system/text';
import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { ProfessionalList } from '../professionals/professional-list';
import type { Directory } from '../professionals/professions';
import type { FinderQuery } from './finder-query';
import { remoteSentence } from './remote-sentence';

interface Props {
  readonly query: FinderQuery;
  readonly page: SearchPage;
  readonly directory?: Directory | undefined;
}

/** Remote professionals, where no one was found in a location; nothing without any. */
export function RemoteInstead({ query, page, directory }: Props): ReactNode {
  const rescue = page.rescues.find(({ remote }) => remote);
  if (!rescue || page.remoteInstead.length === 0) return null;
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{remoteSentence(query, rescue)}</Heading>
      <ProfessionalList label="Work remotely" professionals={page.remoteInstead} directory={directory} />
    </Stack>
  );
}
