import { Stack } from '@counterpart/design-system/layout';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { GuideFilterForm } from './guide-filter-form';
import { filtersHref, noFilters, readFilters } from './guide-filters';
import { GuideResults } from './guide-results';

/** The guides, by text, service type, industry and jurisdiction. What is set stands in the address. */
export function GuideLibrary(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(search);
  const show = (next: typeof filters) => void navigate(filtersHref(next), { preventScrollReset: true });
  return (
    <Stack gap={32}>
      <GuideFilterForm filters={filters} onChange={show} />
      <GuideResults filters={filters} onClear={() => show(noFilters)} />
    </Stack>
  );
}
