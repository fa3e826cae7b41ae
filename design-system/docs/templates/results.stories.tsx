import type { Meta, StoryObj } from '@storybook/react-vite';
import { longNamed, maria, samuel } from '../../.storybook/samples';
import { Button } from '../../src/components/button/button';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Pagination } from '../../src/components/pagination/pagination';
import { ProfessionalCard } from '../../src/components/professional-card/professional-card';
import { ResultsBar } from '../../src/components/results-bar/results-bar';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { searchPicture } from '../../src/pictures/search';
import { Template, type TemplateProps } from '../parts/template';

/** People to compare: the count first, rows, pages. */
function Results({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/search"
      noun="the results"
      header={<PageHeader title="Search" description="Compare ratings, prices and how soon they reply." />}
      filled={
        <Stack gap={16}>
          <ResultsBar summary="3 professionals" />
          <Stack as="ul" gap={16} data-people>
            {[maria, longNamed, samuel].map((person) => (
              <li key={person.id}>
                <ProfessionalCard
                  kind="accountant"
                  layout="row"
                  headingLevel={2}
                  professional={person}
                  action={{ label: 'View Profile' }}
                />
              </li>
            ))}
          </Stack>
          <Pagination page={1} pageSize={3} total={42} hrefForPage={(page) => `/search?page=${page}`} />
        </Stack>
      }
      loading={
        <Stack gap={16}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height={180} />
          ))}
        </Stack>
      }
      empty={
        <EmptyState
          illustration={searchPicture}
          title="No accountants found"
          description="Try fewer filters or another place."
          action={<Button variant="secondary">Clear Filters</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Results',
  component: Results,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Results>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
