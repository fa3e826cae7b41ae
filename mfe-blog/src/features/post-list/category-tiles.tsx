import { postCategories } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Icon, type IconName } from '@counterpart/design-system/icon';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { blogHref } from './batches';

const icons: Readonly<Record<(typeof postCategories)[number]['value'], IconName>> = {
  'tax-strategies': 'percent',
  'financial-reporting': 'document',
  'business-growth': 'chart',
  technology: 'laptop',
};

/** The whole tile is the link's target. */
const TileLink = styled(Link)`
  font-weight: var(--cp-weight-semibold);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Drawing = styled.span`
  color: var(--cp-primary);
`;

/** The four categories, each a way into the list. */
export function CategoryTiles(): ReactNode {
  const headingId = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Browse by Category
      </Heading>
      <Grid columns={4} gap={16}>
        {postCategories.map(({ value, label }) => (
          <Card key={value} padding="small" interactive>
            <Inline gap={12} wrap={false}>
              <Drawing>
                <Icon name={icons[value]} size={24} />
              </Drawing>
              <TileLink href={blogHref({ category: value })} tone="quiet">
                {label}
              </TileLink>
            </Inline>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
