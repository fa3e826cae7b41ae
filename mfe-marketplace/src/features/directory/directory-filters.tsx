import type { SearchPage } from '@counterpart/api/contract';
import { CheckboxGroup } from '@counterpart/design-system/checkbox';
import { FilterGroup } from '@counterpart/design-system/filter-panel';
import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { ChoiceSelect } from '../../finder/choice-select';
import { facetText } from '../../finder/facet-text';
import { MeetingChips } from '../../finder/meeting-chips';
import { FactFilters, RadiusSelect } from '../../finder/fact-filters';
import type { Finder } from '../../finder/use-finder';
import type { DirectoryRules } from './directory-rules';
import { SpecialtySelect } from './specialty-select';

interface Props {
  readonly rules: DirectoryRules;
  readonly finder: Finder;
  readonly facets: SearchPage['facets'] | undefined;
}

/**
 * Service, specialties, and where the directory has them industry and client type. Every choice applies immediately.
 */
export function DirectoryFilters({ rules, finder, facets }: Props): ReactNode {
  const { query, change } = finder;
  const { services, specialties, industries, clientTypes, clientTypeChoice } = rules;
  const chooseClientTypes = (chosen: string[]) => change({ clientTypes: chosen });
  return (
    <Stack gap={16}>
      <ChoiceSelect
        label="Service"
        allLabel="All services"
        options={services}
        value={query.services}
        onChange={(chosen) => change({ services: chosen })}
      />
      <SpecialtySelect
        options={specialties}
        value={query.specialties}
        onChange={(chosen) => change({ specialties: chosen })}
        facets={facets}
      />
      {industries && (
        <ChoiceSelect
          label="Industry"
          allLabel="All industries"
          options={industries}
          value={query.industry ? [query.industry] : []}
          onChange={([industry = '']) => change({ industry })}
        />
      )}
      {clientTypes && clientTypeChoice === 'one' && (
        <ChoiceSelect
          label="Client type"
          allLabel="All client types"
          options={clientTypes}
          value={query.clientTypes}
          onChange={chooseClientTypes}
        />
      )}
      {clientTypes && clientTypeChoice === 'several' && (
        <FilterGroup title="Client type" activeCount={query.clientTypes.length} onClear={() => chooseClientTypes([])}>
          <CheckboxGroup
            label="Client type"
            hideLabel
            options={clientTypes.map(({ id, label }) => ({
              value: id,
              label,
              count: facets && facetText(facets.clientTypes, id),
            }))}
            value={query.clientTypes}
            onChange={chooseClientTypes}
          />
        </FilterGroup>
      )}
      <RadiusSelect finder={finder} />
      <MeetingChips finder={finder} facets={facets} />
      <FactFilters finder={finder} facets={facets} />
    </Stack>
  );
}
