import { searchLimits } from '@counterpart/api/contract';
import { from, Inline } from '@counterpart/design-system/layout';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceFilter } from '../../frame/choice-filter';
import { kindLabel } from '../../queue-labels';
import type { QueueView } from './use-queue-view';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
  { value: 'decided', label: 'Decided' },
] as const;

const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-12);
  align-items: end;
  flex: 1 1 18rem;

  ${from('medium')} {
    max-inline-size: 34rem;

    &:has(select, [role='combobox']) {
      flex-basis: 26rem;
      grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    }
  }
`;

/** State, kind and words; all of them stand in the URL. */
export function QueueFilters({
  view,
  kinds,
}: {
  readonly view: QueueView;
  readonly kinds: readonly string[];
}): ReactNode {
  const [words, setWords] = useState(view.words);
  return (
    <Inline gap={12} align="end" justify="between">
      <SegmentedToggle label="Status" options={states} value={view.state} onChange={view.setState} />
      <Search>
        {kinds.length > 1 && (
          <ChoiceFilter
            label="Kind"
            hideLabel
            any="All kinds"
            options={kinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
            value={view.kind}
            onChange={view.setKind}
          />
        )}
        <SearchBar
          label="Search this queue"
          placeholder="Name or text"
          value={words}
          onChange={(text) => {
            const typed = text.slice(0, searchLimits.queryMax);
            setWords(typed);
            view.setWords(typed);
          }}
        />
      </Search>
    </Inline>
  );
}
