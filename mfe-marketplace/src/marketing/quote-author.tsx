import { Avatar } from '@counterpart/design-system/avatar';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';

interface Props {
  /** Decides the colour of the picture. */
  readonly id: number;
  readonly name: string;
  /** What they do, and where. */
  readonly position: string;
}

/** Who said it: the caption of a `figure` with a quote. */
export function QuoteAuthor({ id, name, position }: Props): ReactNode {
  return (
    <figcaption>
      <Inline gap={12} wrap={false}>
        <Avatar id={id} name={name} />
        <Stack gap={0}>
          <Text weight="semibold">{name}</Text>
          <Text size="small" tone="subtle">
            {position}
          </Text>
        </Stack>
      </Inline>
    </figcaption>
  );
}
