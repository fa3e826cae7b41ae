import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Badge } from '../badge/badge';
import { EmptyState } from '../empty-state/empty-state';
import { IconButton } from '../icon-button/icon-button';
import { peoplePicture } from '../../pictures/people';
import { DataTable, type DataTableProps } from './data-table';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly type: string;
  readonly reviews: number;
}

const people: readonly Person[] = [
  { id: 1, name: 'Dana Whitfield', email: 'dana@example.test', type: 'Client', reviews: 4 },
  { id: 2, name: 'Maria Castellanos', email: 'maria@example.test', type: 'Accountant', reviews: 36 },
  { id: 3, name: 'Samuel Okafor', email: 'samuel@example.test', type: 'Accountant', reviews: 0 },
];

function Controlled(props: DataTableProps<Person>) {
  const [sort, setSort] = useState(props.sort ?? null);
  const [chosen, setChosen] = useState(props.selectedKeys ?? []);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      selectedKeys={chosen}
      onSelectionChange={props.onSelectionChange && setChosen}
    />
  );
}

const guide: ComponentDocs = {
  purpose: 'Rows and columns to sort, choose and act on.',
  use: ['Administration: users, posts, queues. Load it lazily: it stands on antd.'],
  avoid: [
    ['People compare three things', 'ComparisonTable'],
    ['Visitors look for someone', 'ProfessionalCard rows'],
  ],
  content: [
    'Headings are nouns; numbers stand at the end of their column.',
    'The empty table says why and what to do.',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'On a heading: sorts; on an action: does it'],
    ['Space', 'Ticks a row'],
  ],
  screenReader: [
    'A table with a caption; sorted columns say so.',
    'Row actions are named with the row: ‘Edit Dana Whitfield’.',
  ],
};

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Person>,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Users',
    rows: people,
    rowKey: (row) => row.id,
    columns: [
      { id: 'name', title: 'Name', sortable: true, render: (row) => row.name },
      { id: 'email', title: 'Email', from: 'medium', render: (row) => row.email },
      {
        id: 'type',
        title: 'Type',
        render: (row) => <Badge tone={row.type === 'Client' ? 'neutral' : 'info'}>{row.type}</Badge>,
      },
      { id: 'reviews', title: 'Reviews', sortable: true, align: 'end', width: 120, render: (row) => row.reviews },
      {
        id: 'actions',
        title: 'Actions',
        align: 'end',
        width: 100,
        render: (row) => <IconButton size="small" icon="edit" label={`Edit ${row.name}`} />,
      },
    ],
    onSortChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DataTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible();
    await userEvent.click(canvas.getByRole('columnheader', { name: /Name/ }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'ascending' });
  },
};

export const Selectable: Story = { args: { onSelectionChange: fn(), selectedKeys: [2] } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState compact illustration={peoplePicture} title="No users match" description="Try another name." />,
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const heading = canvas.getByRole('columnheader', { name: /Name/ });
    await expect(heading).toHaveFocus();
    // antd reads the key's number, which keys that a script presses lack.
    await fireEvent.keyDown(heading, { key: 'Enter', keyCode: 13 });
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'ascending' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Dana Whitfield' })).toHaveFocus();
  },
};
