import type { Guide } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Spinner } from '@counterpart/design-system/spinner';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi, type ApiError } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { GuideCard } from './guide-card';
import { isFiltered, type GuideFilters } from './guide-filters';

interface Props {
  readonly filters: GuideFilters;
  readonly onClear: () => void;
}

/** 'All Compliance Guides', or 'Search Results' for what is set, with the states of B §2.5. */
export function GuideResults({ filters, onClear }: Props): ReactNode {
  const headingId = useId();
  const filtered = isFiltered(filters);
  const all = useApi('/api/compliance', filtered ? null : {});
  const found = useApi('/api/compliance/search', filtered ? { query: { ...filters } } : null, {
    keepPreviousData: true,
  });
  const { data, error } = filtered ? found : all;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Inline gap={12} align="baseline">
        <Heading level={2} id={headingId}>
          {filtered ? 'Search Results' : 'All Compliance Guides'}
        </Heading>
        <Text as="span" size="small" tone="subtle" tabular role="status">
          {filtered && data && !error ? `${data.length} ${data.length === 1 ? 'guide' : 'guides'}` : ''}
        </Text>
      </Inline>
      <Results guides={data} error={error} onClear={onClear} />
    </Stack>
  );
}

interface ResultsProps {
  readonly guides: readonly Guide[] | undefined;
  readonly error: ApiError | undefined;
  readonly onClear: () => void;
}

function Results({ guides, error, onClear }: ResultsProps): ReactNode {
  if (error) return <Alert tone="error">Failed to load compliance guides. Please try again later.</Alert>;
  if (!guides) return <Spinner centered label="Loading guides" />;
  if (guides.length === 0) {
    return (
      <EmptyState
        title="No Guides Found"
        description="No guide matches all of what is set. Take a filter away or try another word."
        action={<Button onClick={onClear}>Clear Filters</Button>}
      />
    );
  }
  return (
    <Grid columns={3} gap={24}>
      {guides.map((guide) => (
        <GuideCard key={guide.id} guide={guide} />
      ))}
    </Grid>
  );
}
