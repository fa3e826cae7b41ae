import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { comparePath } from '../compare/compare-path';
import { PeopleRows } from '../professionals/people-rows';

/** The newest are shown; the tab has them all. */
const shown = 3;

/** Professionals the client saved last, with a link to compare them. Nothing while there are none. */
export function SavedPreview(): ReactNode {
  const { data } = useApi('/api/saved');
  if (!data || data.length === 0) return null;
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between" align="baseline">
        <Heading level={2}>Saved people</Heading>
        {data.length > 1 && <Link href={comparePath(data.map(({ id }) => id))}>Compare them</Link>}
      </Inline>
      <PeopleRows label="Saved people" people={data.slice(0, shown).map((professional) => ({ professional }))} />
    </Stack>
  );
}
