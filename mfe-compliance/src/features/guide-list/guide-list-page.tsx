import { Container, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { useNavigate, useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FeaturedGuides } from './featured-guides';
import { GuideFilterForm } from './guide-filter-form';
import { filtersHref, isFiltered, noFilters, readFilters } from './guide-filters';
import { GuideResults } from './guide-results';
import { QuestionPanel } from './question-panel';

const Page = styled.div`
  padding-block-end: var(--cp-space-64);
`;

/** `/compliance`: the guides, by text, service type, industry and jurisdiction (B §2.5). What is set stands in the address, a question that another page asked too. */
export function GuideListPage(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(search);
  const question = search.get('question')?.trim() ?? '';
  const show = (next: typeof filters) => void navigate(filtersHref(next), { preventScrollReset: true });
  const ask = (next: string) =>
    void navigate(`/compliance?question=${encodeURIComponent(next)}`, { preventScrollReset: true });
  return (
    <Page>
      <Container>
        <PageHeader
          title="Compliance Center"
          description="Plain-English guides to the rules that businesses have to follow: what each law says, whom it touches and what to do, with its official source."
        />
        <Stack gap={40}>
          {question && <QuestionPanel key={question} question={question} onAsk={ask} />}
          <GuideFilterForm filters={filters} onChange={show} />
          {!question && !isFiltered(filters) && <FeaturedGuides />}
          <GuideResults filters={filters} onClear={() => show(noFilters)} />
        </Stack>
      </Container>
    </Page>
  );
}
