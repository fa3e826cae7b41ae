import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { completeness } from './completeness';
import { CompletenessMeter } from './completeness-meter';
import { toValues } from './listing-values';

interface Props {
  /** Of the signed-in professional. */
  readonly userId: number;
  /** Href of the page that edits the listing. */
  readonly editHref: string;
}

/** Shows how complete the listing is and what to add next; nothing once it is complete, or before it is created. */
export function ListingProgress({ userId, editHref }: Props): ReactNode {
  const { data: professional } = useApi('/api/accountants/{id}', { path: { id: userId } });
  if (!professional?.profile) return null;
  const values = toValues(professional);
  if (completeness(values).next === null) return null;
  return (
    <Card>
      <Stack gap={12}>
        <Heading level={2} size="large">
          Finish your profile
        </Heading>
        <CompletenessMeter values={values} editHref={editHref} />
      </Stack>
    </Card>
  );
}
