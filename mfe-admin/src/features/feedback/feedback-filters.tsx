import { listLimits } from '@counterpart/api/contract';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Button } from '@counterpart/design-system/button';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { Select } from '@counterpart/design-system/select';
import { TextInput } from '@counterpart/design-system/text-input';
import { apiKey, ShowMore, useApi, useMoreOf, useWhole } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { FeedbackView } from './use-feedback-view';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--cp-space-12);
  align-items: end;

  ${from('medium')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const states = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'all', label: 'All' },
] as const;
const opinions = [
  { value: 'any', label: 'Any opinion' },
  { value: 'false', label: 'Not helpful' },
  { value: 'true', label: 'Helpful' },
] as const;
const anyGuide = 'any';

/** State, opinion, guide, days and words; all of them stand in the URL. */
export function FeedbackFilters({ view, isFiltered, change, clear }: Omit<FeedbackView, 'query'>): ReactNode {
  // The field is ahead of the URL while the user types.
  const [words, setWords] = useState(view.q);
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between">
        <SegmentedToggle
          label="State"
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
      <Row role="search" aria-label="Feedback">
        <Field label="Opinion">
          <Select
            options={opinions}
            value={view.helpful || 'any'}
            onChange={(helpful) => change({ helpful: helpful === 'any' ? '' : helpful })}
          />
        </Field>
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
      </Row>
    </Stack>
  );
}

/** Every guide to choose from. */
function GuideField({ guide, change }: Pick<FeedbackView, 'change'> & Pick<FeedbackView['view'], 'guide'>): ReactNode {
  const guides = useApi('/api/admin/guides');
  const failed = useWhole(
    useMoreOf(guides, listLimits.pageSize, 'id', (part) => apiKey('/api/admin/guides', { query: part })),
  );
  const options = [
    { value: anyGuide, label: 'Any guide' },
    ...(guides.data ?? []).map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  return (
    <div>
      <Field label="Guide">
        <Select
          options={options}
          value={guide || anyGuide}
          onChange={(chosen) => change({ guide: chosen === anyGuide ? '' : chosen })}
        />
      </Field>
      <ShowMore more={failed} what="guides" />
    </div>
  );
}
