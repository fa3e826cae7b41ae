import { fullName, type EngagementSummary } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { Card } from '@counterpart/design-system/card';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { otherOf, waitingText, workHref, workStates } from '../../work/work-text';

const Row = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--cp-space-12);
  align-items: start;
  overflow-wrap: anywhere;
`;

/** The whole card is the link's. */
const Title = styled(Link)`
  color: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--cp-radius-large);
  }
`;

/** One piece of work in a list: what, with whom, how far, and what waits. */
export function WorkRow({ work }: { readonly work: EngagementSummary }): ReactNode {
  const other = otherOf(work);
  const name = fullName(other);
  const waits = waitingText(work);
  const { label, tone } = workStates[work.status];
  return (
    <Row as="article" padding="small" interactive>
      <Avatar id={other.id} name={name} src={other.profilePicture} />
      <div>
        <Heading level={3} size="body" dir="auto">
          <Title href={workHref(work.id)} tone="quiet">
            {work.title}
          </Title>
        </Heading>
        <Text size="small" tone="muted">
          {name}
        </Text>
        {waits && (
          <Text size="small" weight={work.waiting.length > 0 ? 'semibold' : 'regular'}>
            {waits}
          </Text>
        )}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </Row>
  );
}
