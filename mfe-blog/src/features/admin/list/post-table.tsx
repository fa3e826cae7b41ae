import type { Post } from '@counterpart/api/contract';
import { DataTable, type DataTableColumn } from '@counterpart/design-system/data-table';
import type { ReactNode } from 'react';
import { ActionsCell, AuthorCell, CategoryCell, DateCell, StatusCell, TitleCell } from './post-cells';
import type { PostView } from './use-post-view';

interface Props {
  readonly posts: readonly Post[];
  readonly view: PostView;
  readonly loading: boolean;
  readonly selected: readonly number[];
  readonly onSelect: (ids: number[]) => void;
  readonly onToggle: (post: Post) => void;
  readonly onDelete: (post: Post) => void;
  readonly onRestore: (post: Post) => void;
}

/** Title, Status, Category, Author, Date, Actions. Loaded apart, because the table is heavy. */
export function PostTable({ posts, view, loading, selected, onSelect, ...actions }: Props): ReactNode {
  const columns: readonly DataTableColumn<Post>[] = [
    { id: 'title', title: 'Title', sortable: true, render: (post) => <TitleCell post={post} /> },
    {
      id: 'status',
      title: 'Status',
      sortable: true,
      from: 'medium',
      render: (post) => <StatusCell post={post} />,
    },
    {
      id: 'category',
      title: 'Category',
      sortable: true,
      from: 'large',
      render: (post) => <CategoryCell post={post} />,
    },
    {
      id: 'author',
      title: 'Author',
      sortable: true,
      from: 'large',
      render: (post) => <AuthorCell post={post} />,
    },
    { id: 'date', title: 'Date', sortable: true, from: 'medium', render: (post) => <DateCell post={post} /> },
    {
      id: 'actions',
      title: 'Actions',
      align: 'end',
      render: (post) => <ActionsCell post={post} {...actions} />,
    },
  ];
  return (
    <DataTable
      label="Blog posts"
      columns={columns}
      rows={posts}
      rowKey={({ id }) => id}
      loading={loading}
      sort={view.sort}
      onSortChange={view.setSort}
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect(keys.map(Number))}
    />
  );
}
