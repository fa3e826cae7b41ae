import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/components/badge/badge';
import { Button } from '../../src/components/button/button';
import { DataTable } from '../../src/components/data-table/data-table';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { SearchBar } from '../../src/components/search-bar/search-bar';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { peoplePicture } from '../../src/pictures/people';
import { Template, type TemplateProps } from '../parts/template';

const users = [
  { id: 1, name: 'Dana Whitfield', type: 'Client', reviews: 4 },
  { id: 2, name: 'Maria Castellanos', type: 'Accountant', reviews: 36 },
  { id: 3, name: 'Samuel Okafor', type: 'Accountant', reviews: 0 },
];

/** Dense but quiet: search and filters above, a table that keeps its state in the URL, what destroys at the far end. */
function AdminTable({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/admin"
      signedIn
      noun="the users"
      header={<PageHeader title="Users" description="Everyone with an account." />}
      filled={
        <Stack gap={16}>
          <SearchBar label="Search users" placeholder="Name or email" value="" onChange={() => {}} />
          <DataTable
            label="Users"
            rows={users}
            rowKey={({ id }) => id}
            columns={[
              { id: 'name', title: 'Name', sortable: true, render: ({ name }) => name },
              {
                id: 'type',
                title: 'Type',
                render: ({ type }) => <Badge tone={type === 'Client' ? 'neutral' : 'info'}>{type}</Badge>,
              },
              { id: 'reviews', title: 'Reviews', align: 'end', width: 120, render: ({ reviews }) => reviews },
            ]}
          />
        </Stack>
      }
      loading={
        <Stack gap={16}>
          <Skeleton shape="block" height={40} />
          <Skeleton shape="block" height={320} />
        </Stack>
      }
      empty={
        <EmptyState
          illustration={peoplePicture}
          title="No users found"
          description="No name or email holds what you typed."
          action={<Button variant="secondary">Clear Filters</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Admin Table',
  component: AdminTable,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
