import type { Guide } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { sectionsOf } from './sections-of-guide';

/** The parts of a guide to go to, and a way to put it on paper. */
export function GuideContents({ guide }: { readonly guide: Guide }): ReactNode {
  const id = useId();
  return (
    <Stack gap={12} align="start">
      <nav aria-labelledby={id}>
        <Stack gap={8}>
          <Heading level={2} size="large" id={id}>
            On this page
          </Heading>
          <Stack as="ul" gap={4}>
            {sectionsOf(guide).map(({ id: section, title }) => (
              <li key={section}>
                <Link href={`#${section}`} tone="quiet">
                  {title}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </nav>
      <Button variant="secondary" size="small" icon="document" onClick={() => window.print()}>
        Print Guide
      </Button>
    </Stack>
  );
}
