import type { Guide } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Tag } from '@counterpart/design-system/tag';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shortDate } from '../../guide-date';
import { industryOptions, jurisdictionOptions, labelOf } from '../../guide-options';

const summaryLength = 150;
const industriesShown = 3;

const Foot = styled.div`
  margin-block-start: auto;
`;

const Column = styled(Stack)`
  block-size: 100%;
`;

/** A summary as cards show it: 150 characters and an ellipsis (B §9); a shorter one as it is. */
export function shortSummary(summary: string): string {
  return summary.length > summaryLength ? `${summary.slice(0, summaryLength)}...` : summary;
}

/** One guide in a grid. */
export function GuideCard({ guide }: { readonly guide: Guide }): ReactNode {
  const more = guide.industriesImpacted.length - industriesShown;
  return (
    <Card as="article" interactive>
      <Column gap={12}>
        <Stack gap={4}>
          <Inline gap={8} justify="between">
            <Text as="span" size="small" tone="muted" tabular>
              {labelOf(jurisdictionOptions, guide.jurisdiction)} · <time dateTime={guide.lastUpdated}>{shortDate(guide.lastUpdated)}</time>
            </Text>
            {guide.featured && <Badge tone="featured">Featured</Badge>}
          </Inline>
          <Heading level={3}>{guide.title}</Heading>
        </Stack>
        <Text tone="muted">{shortSummary(guide.summary)}</Text>
        <Inline gap={8}>
          {guide.industriesImpacted.slice(0, industriesShown).map(({ industry }) => (
            <Tag key={industry}>{labelOf(industryOptions, industry)}</Tag>
          ))}
          {more > 0 && (
            <Text as="span" size="small" tone="subtle">
              +{more} more
            </Text>
          )}
        </Inline>
        <Foot>
          <LinkButton href={`/compliance/${guide.slug}`} variant="secondary" size="small" aria-label={`View Full Guide: ${guide.title}`}>
            View Full Guide
          </LinkButton>
        </Foot>
      </Column>
    </Card>
  );
}
