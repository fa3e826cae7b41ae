import {
  profileFormOptions,
  searchOptions,
  type Facet,
  type SearchPage,
  type TaxonomyOption,
} from '@counterpart/api/contract';
import { CheckboxGroup, type CheckboxOption } from '@counterpart/design-system/checkbox';
import { FilterGroup } from '@counterpart/design-system/filter-panel';
import { Stack } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { FactFilters } from '../../finder/fact-filters';
import { facetText } from '../../finder/facet-text';
import { ChoiceSelect } from '../../finder/choice-select';
import type { FinderQuery } from '../../finder/finder-query';
import type { Finder } from '../../finder/use-finder';
import { TextFilters } from './text-filters';

const { services, industries, specialties } = searchOptions;
/** The lists to choose several from, each with the options of its select above. */
const lists = [
  { title: 'Services', name: 'services', options: profileFormOptions.services, above: services },
  { title: 'Specialties', name: 'specialties', options: specialties, above: industries },
] as const;

interface Props {
  readonly finder: Finder;
  readonly page: SearchPage | undefined;
}

/** Service type, industry and place; below them lists to choose several from. */
export function SearchFilters({ finder, page }: Props): ReactNode {
  const { query, change } = finder;
  const facets = page?.facets;
  return (
    <Stack gap={16}>
      <ChoiceSelect
        label="Service type"
        allLabel="All services"
        options={services}
        value={query.services}
        onChange={(chosen) => change({ services: chosen })}
      />
      <ChoiceSelect
        label="Industry"
        allLabel="All industries"
        options={industries}
        value={query.specialties}
        onChange={(chosen) => change({ specialties: chosen })}
      />
      <TextFilters key={`${query.city}|${query.state}|${query.q}`} finder={finder} page={page} />
      <FactFilters finder={finder} facets={facets} />
      <div>
        {lists.map(({ title, name, options, above }) => (
          <FilterGroup
            key={name}
            title={title}
            activeCount={query[name].length}
            onClear={() => change({ [name]: [] })}
            initiallyOpen={isChosenHere(query[name], above)}
          >
            <CheckboxGroup
              label={title}
              hideLabel
              options={choices(options, query[name], facets?.[name])}
              value={query[name]}
              onChange={(chosen) => change({ [name]: chosen })}
            />
          </FilterGroup>
        ))}
      </div>
    </Stack>
  );
}

/** Tells whether only the list can show a choice: several, or one that the select above does not offer. */
const isChosenHere = (chosen: readonly string[], offered: readonly TaxonomyOption[]): boolean =>
  chosen.length > 1 || chosen.some((id) => !offered.some((option) => option.id === id));

/** The screen's list with counts, and whatever else a link has chosen, so that it can be seen and taken back. */
function choices(
  options: readonly TaxonomyOption[],
  chosen: FinderQuery['services'],
  facets: readonly Facet[] | undefined,
): CheckboxOption[] {
  const facet = new Map(facets?.map((each) => [each.value, each]));
  const others = chosen
    .filter((id) => !options.some((option) => option.id === id))
    .map((id) => ({ id, label: facet.get(id)?.label ?? id }));
  return [...options, ...others].map(({ id, label }) => ({ value: id, label, count: facets && facetText(facets, id) }));
}
