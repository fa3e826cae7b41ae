import type { Guide } from '@counterpart/api/contract';
import { Accordion } from '@counterpart/design-system/accordion';
import { Button } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { sectionsOf } from './sections-of-guide';

interface Props {
  readonly guide: Guide;
}

/** The parts of a guide to go to, and a way to put it on paper: beside the guide. */
export function GuideContents({ guide }: Props): ReactNode {
  const id = useId();
  return (
    <Stack gap={12} align="start">
      <nav aria-labelledby={id}>
        <Stack gap={8}>
          <Heading level={2} size="large" id={id}>
            On this page
          </Heading>
          <SectionLinks guide={guide} />
        </Stack>
      </nav>
      <PrintButton />
    </Stack>
  );
}

/** The parts of a guide to go to, closed at first: above the guide on screens that have no room beside it. */
export function FoldedGuideContents({ guide }: Props): ReactNode {
  const links = (
    <nav aria-label="On this page">
      <SectionLinks guide={guide} />
    </nav>
  );
  return <Accordion headingLevel={2} items={[{ id: 'contents', title: 'On this page', content: links }]} />;
}

/** Puts the guide on paper. */
export function PrintButton(): ReactNode {
  return (
    <Button variant="secondary" size="small" icon="document" onClick={() => window.print()}>
      Print Guide
    </Button>
  );
}

function SectionLinks({ guide }: Props): ReactNode {
  return (
    <Stack as="ul" gap={4}>
      {sectionsOf(guide).map(({ id, title }) => (
        <li key={id}>
          <Link href={`#${id}`} tone="quiet">
            {title}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
