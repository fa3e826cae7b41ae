import { priceUnitLabel, priceUnits, type PriceUnit, type SearchPage } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { Select } from '@counterpart/design-system/select';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { facetText } from './facet-text';
import type { FinderQuery } from './finder-query';
import type { Finder } from './use-finder';

interface Props {
  readonly finder: Finder;
  readonly facets: SearchPage['facets'] | undefined;
}

/** Price filter: the unit applies immediately, the range on Apply or Enter. */
export function PriceFilter({ finder: { query, change }, facets }: Props): ReactNode {
  const { priceUnit, minPrice, maxPrice } = query;
  return (
    <Stack gap={12}>
      <Field label="Price">
        <Select<PriceUnit | 'any'>
          options={[
            { value: 'any', label: 'Any price' },
            ...priceUnits.map((unit) => ({
              value: unit,
              label: facets ? `${priceUnitLabel(unit)} (${facetText(facets.priceUnits, unit)})` : priceUnitLabel(unit),
            })),
          ]}
          value={priceUnit || 'any'}
          onChange={(unit) => change({ priceUnit: unit === 'any' ? '' : unit, minPrice: null, maxPrice: null })}
        />
      </Field>
      {priceUnit && (
        <PriceRange
          key={`${priceUnit}|${minPrice}|${maxPrice}`}
          unit={priceUnit}
          range={{ minPrice, maxPrice }}
          onApply={change}
        />
      )}
    </Stack>
  );
}

type Range = Pick<FinderQuery, 'minPrice' | 'maxPrice'>;

function PriceRange({
  unit,
  range,
  onApply,
}: {
  readonly unit: PriceUnit;
  readonly range: Range;
  readonly onApply: (range: Range) => void;
}): ReactNode {
  const [{ minPrice, maxPrice }, setRange] = useState(range);
  const [error, setError] = useState<string>();
  const mark = unit === 'assets' ? { suffix: '%' } : { prefix: '$' };
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const sentence = rangeError({ minPrice, maxPrice });
    setError(sentence);
    if (!sentence) onApply({ minPrice, maxPrice });
  };
  return (
    <form noValidate aria-label="Price range" onSubmit={apply}>
      <Stack gap={12}>
        <Grid columns={2} gap={12}>
          <Field label="From" error={error}>
            <NumberInput
              name="minPrice"
              {...mark}
              decimals
              min={0}
              value={minPrice}
              onChange={(value) => setRange((before) => ({ ...before, minPrice: value }))}
            />
          </Field>
          <Field label="Up to">
            <NumberInput
              name="maxPrice"
              {...mark}
              decimals
              min={0}
              value={maxPrice}
              onChange={(value) => setRange((before) => ({ ...before, maxPrice: value }))}
            />
          </Field>
        </Grid>
        <Button type="submit" variant="secondary" fullWidth>
          Apply Price
        </Button>
      </Stack>
    </form>
  );
}

/** Checks a range; undefined when it is valid. */
function rangeError({ minPrice, maxPrice }: Range): string | undefined {
  const isWrong = (price: number | null) => price !== null && !(price >= 0 && price <= 1_000_000);
  if (isWrong(minPrice) || isWrong(maxPrice)) return 'Please enter amounts, such as 50';
  return minPrice !== null && maxPrice !== null && minPrice > maxPrice
    ? 'The first amount must not be above the second'
    : undefined;
}
