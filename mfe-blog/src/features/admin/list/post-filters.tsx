import { postCategories } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { DateRangeInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PostView } from './use-post-view';

const Fields = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  align-items: end;

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr) auto;
  }
`;

const categories = [{ value: '', label: 'All categories' }, ...postCategories];
const statuses = [
  { value: '', label: 'Any status' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'deleted', label: 'Deleted (last 30 days)' },
];

/** Category, status and days; each applies immediately and is stored in the URL. */
export function PostFilters({ view }: { readonly view: PostView }): ReactNode {
  const { filters, tab, setFilter } = view;
  return (
    <Card>
      <Fields>
        <Field label="Category">
          <Select
            options={categories}
            value={filters.category}
            onChange={(category) => setFilter('category', category)}
          />
        </Field>
        <Field label="Status">
          <Select
            options={statuses}
            value={tab === 'all' ? filters.status : tab}
            onChange={(status) => setFilter('status', status)}
          />
        </Field>
        <DateRangeInput
          label="Date"
          value={{ from: filters.from, to: filters.to }}
          onChange={(range) =>
            range.from === filters.from ? setFilter('to', range.to) : setFilter('from', range.from)
          }
        />
        <Button variant="secondary" onClick={view.clearFilters} disabled={view.filterCount === 0}>
          Clear Filters
        </Button>
      </Fields>
    </Card>
  );
}
