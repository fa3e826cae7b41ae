import type { LocationLink } from '@counterpart/api/contract';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly links: readonly LocationLink[];
}

/** Links to pages about cities, each with how many are there; nothing without links. */
export function LocationLinks({ title, links }: Props): ReactNode {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Stack as="nav" gap={12} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Grid as="ul" minimum={200} gap={12}>
        {links.map(({ path, label, count }) => (
          <li key={path}>
            <Link href={path}>{label}</Link> <Text as="span" size="small" tone="muted">{`(${count})`}</Text>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
