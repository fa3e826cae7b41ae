import { searchLimits } from '@counterpart/api/contract';
import { SearchBar } from '@counterpart/design-system/search-bar';
import type { ReactNode } from 'react';
import { ChoiceFilter, optionsOf } from '../../frame/choice-filter';
import { FilterRow } from '../../frame/filter-row';
import type { useUserView } from './use-user-view';
import { accountStateLabels, userTypeLabels } from './user-list';

const types = optionsOf(userTypeLabels);
const states = optionsOf(accountStateLabels);

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
      <ChoiceFilter label="Type" hideLabel any="All types" options={types} value={view.type} onChange={view.setType} />
      <ChoiceFilter
        label="State of account"
        hideLabel
        any="Any status"
        options={states}
        value={view.accountState}
        onChange={view.setAccountState}
      />
    </FilterRow>
  );
}
