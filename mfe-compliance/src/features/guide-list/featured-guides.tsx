import { below, Grid, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import type { ListedGuide } from '@counterpart/api/contract';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { GuideCard } from './guide-card';

/** Cards in a row that scrolls sideways on small screens, the next one in sight. */
const Row = styled(Grid)`
  ${below('medium')} {
    grid-auto-columns: min(84%, 340px);
    grid-auto-flow: column;
    grid-template-columns: none;
    margin-inline: calc(-1 * var(--cp-space-16));
    padding: var(--cp-space-4) var(--cp-space-16);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--cp-space-16);
    scroll-snap-type: x proximity;

    > * {
      scroll-snap-align: start;
    }
    @media print {
      grid-auto-flow: row;
      overflow: visible;
    }
  }
`;

/** Guides chosen by the editors. Shows nothing without any. */
export function FeaturedGuides({ guides }: { readonly guides: readonly ListedGuide[] }): ReactNode {
  const headingId = useId();
  if (guides.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Featured Guides
      </Heading>
      <Row columns={3} gap={24}>
        {guides.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </Row>
    </Stack>
  );
}
