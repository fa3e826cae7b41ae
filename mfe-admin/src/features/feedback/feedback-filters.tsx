import { listLimits } from '@counterpart/api/contract';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Button } from '@counterpart/design-system/button';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { TextInput } from '@counterpart/design-system/text-input';
import { apiKey, ShowMore, useApi, useMoreOf, useWhole } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { ChoiceFilter } from '../../frame/choice-filter';
import { FilterGrid } from '../../frame/filter-row';
import type { FeedbackView } from './use-feedback-view';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'all', label: 'All' },
] as const;
const opinions = [
  { value: 'false', label: 'Not helpful' },
  { value: 'true', label: 'Helpful' },
] as const;

/** State, opinion, guide, days and words; all of them stand in the URL. */
export function FeedbackFilters({ view, isFiltered, change, clear }: Omit<FeedbackView, 'query'>): ReactNode {
  // The field is ahead of the URL while the user types.
  const [words, setWords] = useState(view.q);
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between">
        <SegmentedToggle
          label="Status"
          options={states}
          value={view.state}
          onChange={(state) => change({ state: state === 'open' ? '' : state })}
        />
        {isFiltered && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              setWords('');
              clear();
            }}
          >
            Clear Filters
          </Button>
        )}
      </Inline>
      <FilterGrid $columns={5} role="search" aria-label="Feedback">
        <ChoiceFilter
          label="Opinion"
          any="Any opinion"
          options={opinions}
          value={view.helpful}
          onChange={(helpful) => change({ helpful })}
        />
        <GuideField guide={view.guide} change={change} />
        <Field label="From">
          <DateInput value={view.from} max={view.to || undefined} onChange={(day) => change({ from: day })} />
        </Field>
        <Field label="To">
          <DateInput value={view.to} min={view.from || undefined} onChange={(day) => change({ to: day })} />
        </Field>
        <Field label="Words">
          <TextInput
            type="search"
            placeholder="Question or answer"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              change({ q: target.value.trim() });
            }}
          />
        </Field>
      </FilterGrid>
    </Stack>
  );
}

/** Every guide to choose from. */
function GuideField({ guide, change }: Pick<FeedbackView, 'change'> & Pick<FeedbackView['view'], 'guide'>): ReactNode {
  const guides = useApi('/api/admin/guides');
  const failed = useWhole(
    useMoreOf(guides, listLimits.pageSize, 'id', (part) => apiKey('/api/admin/guides', { query: part })),
  );
  const options = (guides.data ?? []).map(({ slug, title }) => ({ value: slug, label: title }));
  return (
    <div>
      <ChoiceFilter
        label="Guide"
        any="Any guide"
        options={options}
        value={guide}
        onChange={(chosen) => change({ guide: chosen })}
      />
      <ShowMore more={failed} what="guides" />
    </div>
  );
}
