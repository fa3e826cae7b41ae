import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TextInput } from '@counterpart/design-system/text-input';
import { searchLimits } from '@counterpart/api/contract';
import { useSearchText } from '@counterpart/shell/sdk';
import type { SubmitEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { industryOptions, jurisdictionOptions, serviceTypeOptions, type Option } from '../../guide-options';
import { isFiltered, noFilters, type GuideFilters } from './guide-filters';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--cp-space-12);

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--cp-space-16);

    > :last-child {
      grid-column: auto;
    }
  }
`;

const selects = [
  { name: 'serviceTypes', label: 'Service type', all: 'All services', options: serviceTypeOptions },
  { name: 'industries', label: 'Industry', all: 'All industries', options: industryOptions },
  { name: 'jurisdiction', label: 'Jurisdiction', all: 'All jurisdictions', options: jurisdictionOptions },
] as const satisfies readonly { name: keyof GuideFilters; label: string; all: string; options: readonly Option[] }[];

interface Props {
  /** Filters in force. */
  readonly filters: GuideFilters;
  readonly onChange: (filters: GuideFilters) => void;
}

/** Selects apply immediately, text on Apply or Enter; Reset clears everything. */
export function GuideFilterForm({ filters, onChange }: Props): ReactNode {
  const [text, setText] = useSearchText('guide-search', filters.q);
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({ ...filters, q: text.trim() });
  };
  const reset = () => {
    setText('');
    onChange(noFilters);
  };
  return (
    <form role="search" aria-label="Compliance guides" onSubmit={apply}>
      <Card>
        <Stack gap={16}>
          <Fields>
            <Field label="Search guides">
              <TextInput
                type="search"
                icon="search"
                placeholder="A law, a duty, an industry"
                maxLength={searchLimits.queryMax}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
            {selects.map(({ name, label, all, options }) => (
              <Field key={name} label={label}>
                <Select
                  options={[{ value: 'all', label: all }, ...options]}
                  value={filters[name] || 'all'}
                  onChange={(value) => onChange({ ...filters, q: text.trim(), [name]: value === 'all' ? '' : value })}
                />
              </Field>
            ))}
          </Fields>
          <Inline gap={8}>
            <Button type="submit" variant="secondary">
              Apply Filters
            </Button>
            <Button variant="ghost" onClick={reset} disabled={!isFiltered(filters) && text === ''}>
              Reset Filters
            </Button>
          </Inline>
        </Stack>
      </Card>
    </form>
  );
}
