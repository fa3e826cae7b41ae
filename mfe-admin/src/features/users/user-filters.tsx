import { searchLimits } from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import { FilterRow } from '../../frame/filter-row';
import type { useUserView } from './use-user-view';
import { accountStateLabels, userTypeLabels } from './user-list';

const every = 'every';
const options = (all: string, labels: Readonly<Record<string, string>>) => [
  { value: every, label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

/** Words, type and state of account. */
export function UserFilters({ view }: { readonly view: ReturnType<typeof useUserView> }): ReactNode {
  return (
    <FilterRow role="search" aria-label="Users">
      <SearchBar
        label="Search users"
        placeholder="Search by name or email"
        value={view.search}
        onChange={(text) => view.setSearch(text.slice(0, searchLimits.queryMax))}
      />
      <Field label="Type" hideLabel>
        <Select
          options={options('All types', userTypeLabels)}
          value={view.type ?? every}
          onChange={(type) => view.setType(type === every ? '' : type)}
        />
      </Field>
      <Field label="State of account" hideLabel>
        <Select
          options={options('Any status', accountStateLabels)}
          value={view.accountState ?? every}
          onChange={(state) => view.setAccountState(state === every ? '' : state)}
        />
      </Field>
    </FilterRow>
  );
}
