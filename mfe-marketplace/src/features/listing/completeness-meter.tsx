import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { Meter } from '../../meter';
import { completeness } from './completeness';
import type { ListingValues } from './listing-values';

interface Props {
  readonly values: ListingValues;
  /** Href of the form that adds missing parts; absent where the form is beside it. */
  readonly editHref?: string;
}

/** Shows how complete the profile is, and what would help most next. Follows what is typed. */
export function CompletenessMeter({ values, editHref }: Props): ReactNode {
  const id = useId();
  const { percent, next } = completeness(values);
  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Text id={id} size="small" weight="semibold">
          Profile completeness
        </Text>
        <Text size="small">{`${percent}%`}</Text>
      </Inline>
      <Meter labelledBy={id} value={percent} max={100} text={`${percent} percent`} />
      <Text size="small" tone="muted">
        {next === null ? (
          'Your profile is complete.'
        ) : editHref === undefined ? (
          `Next: add ${next}.`
        ) : (
          <Link href={editHref}>{`Next: add ${next}`}</Link>
        )}
      </Text>
    </Stack>
  );
}
