import { listLimits, type ListedGuide } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { guidesPicture } from '@counterpart/design-system/pictures/guides';
import { Spinner } from '@counterpart/design-system/spinner';
import { Heading, Text } from '@counterpart/design-system/text';
import { apiKey, ShowMore, useApi, useCount, useMoreOf, type ApiError, type More } from '@counterpart/shell/sdk';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import { useId, type ReactNode } from 'react';
import { FeaturedGuides } from './featured-guides';
import { GuideCard } from './guide-card';
import { filtersHref, isFiltered, type GuideFilters } from './guide-filters';
import { GuideIndex } from './guide-index';

/** Cards that the list begins with, besides the featured ones. */
const mostAtFirst = 6;

interface Props {
  readonly filters: GuideFilters;
  readonly onClear: () => void;
}

/**
 * Every guide but those that stand above as featured, under 'All Compliance Guides': some at first, all of them with
 * `?all=true`, and their titles from A to Z. Or 'Search Results' for what is set.
 */
export function GuideResults({ filters, onClear }: Props): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filtered = isFiltered(filters);
  const all = useApi('/api/compliance', filtered ? null : {});
  const featured = useApi('/api/compliance', filtered ? null : { query: { featured: true } });
  const found = useApi('/api/compliance/search', filtered ? { query: { ...filters } } : null, {
    keepPreviousData: true,
  });
  const moreOfAll = useMoreOf(all, listLimits.pageSize, 'id', (part) => apiKey('/api/compliance', { query: part }));
  const moreFound = useMoreOf(found, listLimits.pageSize, 'id', (part) =>
    apiKey('/api/compliance/search', { query: { ...filters, ...part } }),
  );
  const results = found.isLoading || found.error ? undefined : found.data;
  useCount(results ? { event: 'search', in: 'guides', words: filters.q, found: results.length > 0 } : null, {
    of: filtersHref(filters),
    seconds: 2,
  });
  if (filtered)
    return (
      <GuideList
        title="Search Results"
        guides={found.data}
        more={moreFound}
        error={found.error}
        counts
        onClear={onClear}
      />
    );
  // When the featured ones cannot be loaded nothing is said of it: they stand among all the others.
  const featuredGuides = featured.error ? [] : featured.data;
  const above = new Set(featuredGuides?.map(({ id }) => id));
  const others = featuredGuides && all.data?.filter(({ id }) => !above.has(id));
  const areAllAbove = others?.length === 0 && above.size > 0 && moreOfAll === null;
  const isWhole = search.get('all') === 'true' || (others ?? []).length <= mostAtFirst;
  const rest: More = {
    pending: false,
    failed: false,
    onLoad: () => void navigate('/compliance?all=true', { preventScrollReset: true }),
  };
  return (
    <>
      <FeaturedGuides guides={featuredGuides ?? []} />
      {!areAllAbove && (
        <GuideList
          title="All Compliance Guides"
          guides={isWhole ? others : others?.slice(0, mostAtFirst)}
          more={isWhole ? moreOfAll : rest}
          error={all.error}
          onClear={onClear}
        />
      )}
      {all.data && all.data.length > mostAtFirst && <GuideIndex guides={all.data} />}
    </>
  );
}

interface GuideListProps extends ResultsProps {
  readonly title: string;
  readonly more: More | null | undefined;
  /** Says how many there are. */
  readonly counts?: boolean;
}

function GuideList({ title, guides, more, error, counts = false, onClear }: GuideListProps): ReactNode {
  const headingId = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Inline gap={12} align="baseline">
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <Text as="span" size="small" tone="subtle" role="status">
          {counts && guides && !error && more !== undefined ? countText(guides.length, more !== null) : ''}
        </Text>
      </Inline>
      <Results guides={guides} error={error} onClear={onClear} />
      <ShowMore more={more} what="guides" />
    </Stack>
  );
}

/** '12 guides'; 'The first 200 guides' where there are more. */
const countText = (count: number, hasMore: boolean): string =>
  `${hasMore ? 'The first ' : ''}${count} ${count === 1 ? 'guide' : 'guides'}`;

interface ResultsProps {
  readonly guides: readonly ListedGuide[] | undefined;
  readonly error: ApiError | undefined;
  readonly onClear: () => void;
}

function Results({ guides, error, onClear }: ResultsProps): ReactNode {
  if (error) return <Alert tone="error">Failed to load compliance guides. Please try again later.</Alert>;
  if (!guides) return <Spinner centered label="Loading guides" />;
  if (guides.length === 0) {
    return (
      <EmptyState
        illustration={guidesPicture}
        title="No Guides Found"
        description="No guide matches all of your filters. Remove one, or try another word."
        action={<Button onClick={onClear}>Clear Filters</Button>}
      />
    );
  }
  return (
    <Grid columns={3} gap={24}>
      {guides.map((guide) => (
        <GuideCard key={guide.id} guide={guide} coverIsOptional />
      ))}
    </Grid>
  );
}
