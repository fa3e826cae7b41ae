import { profileFactNames, profileFacts, searchLimits, stateCode, type SearchPage } from '@counterpart/api/contract';
import { Checkbox, CheckboxGroup } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { FilterGroup } from '@counterpart/design-system/filter-panel';
import { Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import { facetText } from './facet-text';
import { PriceFilter } from './price-filter';
import type { Finder } from './use-finder';

interface Props {
  readonly finder: Finder;
  readonly facets: SearchPage['facets'] | undefined;
}

/** Filters besides service and industry, each with how many results it would leave. */
export function FactFilters({ finder, facets }: Props): ReactNode {
  const { query, change } = finder;
  const languages = facets?.languages ?? [];
  const others = query.languages.filter((language) => !languages.some(({ value }) => value === language));
  return (
    <Stack gap={16}>
      <PriceFilter finder={finder} facets={facets} />
      <StepSelect
        label="Rating"
        any="Any rating"
        steps={searchLimits.ratings}
        text={(step) => `${step} and up`}
        facets={facets?.ratings}
        value={query.minRating}
        onChange={(minRating) => change({ minRating })}
      />
      <StepSelect
        label="Response time"
        any="Any response time"
        steps={searchLimits.responseHours}
        text={(step) => `Within ${step} hours`}
        facets={facets?.responseTimes}
        value={query.responseHours}
        onChange={(responseHours) => change({ responseHours })}
      />
      {profileFactNames.map((name) => (
        <Checkbox
          key={name}
          label={profileFacts[name].checkbox}
          count={facets && facetText(facets[name], 'yes')}
          checked={query[name]}
          onChange={(isChosen) => change({ [name]: isChosen })}
        />
      ))}
      <FilterGroup
        title="Languages"
        activeCount={query.languages.length}
        onClear={() => change({ languages: [] })}
        initiallyOpen={query.languages.length > 0}
      >
        <CheckboxGroup
          label="Languages"
          hideLabel
          options={[
            ...languages.map(({ value, label }) => ({ value, label, count: facetText(languages, value) })),
            ...others.map((value) => ({ value, label: value, count: '0' })),
          ]}
          value={query.languages}
          onChange={(chosen) => change({ languages: chosen })}
        />
      </FilterGroup>
    </Stack>
  );
}

interface StepProps<Step extends number> {
  readonly label: string;
  /** Label of the first option: 'Any rating'. */
  readonly any: string;
  readonly steps: readonly Step[];
  readonly text: (step: Step) => string;
  readonly facets?: SearchPage['facets']['ratings'] | undefined;
  readonly value: Step | null;
  readonly onChange: (step: Step | null) => void;
}

/** One of a few numbers, or any. */
function StepSelect<Step extends number>({
  label,
  any,
  steps,
  text,
  facets,
  value,
  onChange,
}: StepProps<Step>): ReactNode {
  return (
    <Field label={label}>
      <Select
        options={[
          { value: 'any', label: any },
          ...steps.map((step) => ({
            value: String(step),
            label: facets ? `${text(step)} (${facetText(facets, String(step))})` : text(step),
          })),
        ]}
        value={String(value ?? 'any')}
        onChange={(chosen) => onChange(steps.find((step) => String(step) === chosen) ?? null)}
      />
    </Field>
  );
}

/** Choice of a radius around the city of a search; nothing where no city is known. */
export function RadiusSelect({ finder: { query, around, change } }: { readonly finder: Finder }): ReactNode {
  if (!around) return null;
  const city = around.replace(/, ..$/, '');
  return (
    <StepSelect
      label={`Distance from ${around}`}
      // Without its state the name alone finds every city that has it.
      any={stateCode(query.state) ? `In ${city} only` : `Any ${city}`}
      steps={searchLimits.radii}
      text={(miles) => `Within ${miles} miles`}
      value={query.radius}
      onChange={(radius) => change({ radius })}
    />
  );
}
