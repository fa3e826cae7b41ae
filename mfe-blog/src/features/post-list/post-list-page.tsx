import { categoryLabel } from '@counterpart/api/contract';
import { from, Container, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useSiteName } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { BlogSearchForm } from '../../blog-search-form';
import { NewsletterBox } from '../../newsletter-box';
import { blogHref } from './batches';
import { CategoryTiles } from './category-tiles';
import { LatestPosts } from './latest-posts';

const Hero = styled.header`
  padding-block: var(--cp-space-24);
  background: var(--cp-bg);
  border-block-end: 1px solid var(--cp-border);
`;

/** The search stands beside the words where there is room. */
const Line = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  align-items: end;
  ${from('large')} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    gap: var(--cp-space-40);
  }
`;

const Content = styled.div`
  padding-block: var(--cp-space-24) var(--cp-space-64);
`;

/** `/blog`: search, the latest articles (of one category with `?category=`), and the categories. */
export function PostListPage(): ReactNode {
  const siteName = useSiteName();
  const headingId = useId();
  const [search] = useSearchParams();
  const category = search.get('category');
  return (
    <>
      <Hero>
        <Container>
          <Line>
            <Stack gap={4}>
              <Heading level={1}>{`The ${siteName} Blog`}</Heading>
              <Text tone="muted">
                Taxes, reporting, growth and finance technology, explained by the people who do the work.
              </Text>
            </Stack>
            <BlogSearchForm />
          </Line>
        </Container>
      </Hero>
      <Content>
        <Container>
          <Stack gap={64}>
            <Stack as="section" gap={16} aria-labelledby={headingId}>
              <Inline gap={16} align="baseline" justify="between">
                <Heading level={2} id={headingId}>
                  {category ? `Latest Articles: ${categoryLabel(category)}` : 'Latest Articles'}
                </Heading>
                {category && <Link href={blogHref({})}>All articles</Link>}
              </Inline>
              <LatestPosts key={category} category={category} offset={search.get('offset')} />
            </Stack>
            <CategoryTiles />
            <NewsletterBox />
          </Stack>
        </Container>
      </Content>
    </>
  );
}
