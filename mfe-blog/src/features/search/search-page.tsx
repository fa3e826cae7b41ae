import { postCategories } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Container, Inline, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { searchPicture } from '@counterpart/design-system/pictures/search';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi, useCount } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { BlogSearchForm } from '../../blog-search-form';
import { PostCardSkeletons } from '../../post-card-skeletons';
import { SearchResult } from './search-result';

const Page = styled.div`
  padding-block-end: var(--cp-space-64);
`;

const Form = styled.div`
  max-width: 40rem;
`;

/** `/blog/search?q=`: posts that hold the term. */
export function SearchPage(): ReactNode {
  const [search] = useSearchParams();
  const term = search.get('q')?.trim() ?? '';
  return (
    <Page>
      <Container>
        <PageHeader title="Search the Blog" breadcrumbs={[{ label: 'Blog', href: '/blog' }, { label: 'Search' }]} />
        <Stack gap={32}>
          <Form>
            <BlogSearchForm initialTerm={term} />
          </Form>
          {term && <SearchResults term={term} />}
          <CategoryShortcuts />
        </Stack>
      </Container>
    </Page>
  );
}

function SearchResults({ term }: { readonly term: string }): ReactNode {
  const { data, error, mutate } = useApi('/api/blog/search', { query: { q: term } });
  useCount(data ? { event: 'search', in: 'blog', words: term, found: data.length > 0 } : null, {
    of: `blog ${term}`,
    seconds: 2,
  });
  if (!data) {
    if (!error) return <PostCardSkeletons count={3} label="Searching articles" />;
    return <ErrorState title="Failed to search blog posts" retryLabel="Try Again" onRetry={() => void mutate()} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        illustration={searchPicture}
        title="No results found"
        description={`No article mentions “${term}”. Try another word.`}
        action={<LinkButton href="/blog">Browse All Articles</LinkButton>}
      />
    );
  }
  return (
    <Stack as="section" gap={16} aria-label="Search results">
      <Heading level={2} size="large">{`Found ${data.length} ${data.length === 1 ? 'result' : 'results'}`}</Heading>
      {data.map((post) => (
        <SearchResult key={post.id} post={post} />
      ))}
    </Stack>
  );
}

function CategoryShortcuts(): ReactNode {
  const headingId = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Text as="strong" id={headingId}>
        Browse by category
      </Text>
      <Inline gap={8}>
        {postCategories.map(({ value, label }) => (
          <LinkButton key={value} variant="secondary" size="small" href={`/blog?category=${value}`}>
            {label}
          </LinkButton>
        ))}
      </Inline>
    </Stack>
  );
}
