import { stateName, type LocationPage } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

/** Guides to the law of the state and the city; nothing without. */
export function LocationGuides({ page: { state, guides } }: { readonly page: LocationPage }): ReactNode {
  const id = useId();
  if (guides.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {`Rules for Businesses in ${stateName(state)}`}
      </Heading>
      <Stack as="ul" gap={12}>
        {guides.map(({ slug, title, summary }) => (
          <li key={slug}>
            <Link href={`/compliance/${slug}`}>{title}</Link>
            <Text tone="muted">{summary}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
