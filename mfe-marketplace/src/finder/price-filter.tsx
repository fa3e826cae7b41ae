import {
  amountText,
  priceUnitLabel,
  priceUnits,
  searchLimits,
  type PriceUnit,
  type SearchPage,
} from '@counterpart/api/contract';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { NumberInput } from '@counterpart/design-system/number-input';
import { Select } from '@counterpart/design-system/select';
import { useState, type FocusEvent, type SubmitEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { facetText } from './facet-text';
import type { FinderQuery } from './finder-query';
import type { Finder } from './use-finder';

interface Props {
  readonly finder: Finder;
  readonly facets: SearchPage['facets'] | undefined;
}

/** Price filter: the unit applies immediately, the range on Enter or on leaving it. */
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
          counts={facets?.priceSteps ?? []}
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
  counts,
  onApply,
}: {
  readonly unit: PriceUnit;
  readonly range: Range;
  readonly counts: readonly number[];
  readonly onApply: (range: Range) => void;
}): ReactNode {
  const [{ minPrice, maxPrice }, setRange] = useState(range);
  const [error, setError] = useState<string>();
  const mark = unit === 'assets' ? { suffix: '%' } : { prefix: '$' };
  const apply = () => {
    if (minPrice === range.minPrice && maxPrice === range.maxPrice) return;
    const sentence = rangeError({ minPrice, maxPrice });
    setError(sentence);
    if (!sentence) onApply({ minPrice, maxPrice });
  };
  // From one end of the range to the other is no end of typing.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) =>
    !currentTarget.form?.contains(relatedTarget) && apply();
  return (
    <form
      noValidate
      aria-label="Price range"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      <Stack gap={12}>
        <PriceBars unit={unit} counts={counts} {...range} />
        <Grid columns={2} gap={12}>
          <Field label="From" error={error}>
            <NumberInput
              name="minPrice"
              {...mark}
              decimals
              min={0}
              onBlur={leave}
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
              onBlur={leave}
              value={maxPrice}
              onChange={(value) => setRange((before) => ({ ...before, maxPrice: value }))}
            />
          </Field>
        </Grid>
      </Stack>
      {/* For Enter: without one, a form of two fields is not sent. */}
      <input type="submit" hidden />
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

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 48px;
  border-block-end: 1px solid var(--cp-border);
`;

const Bar = styled.span<{ $chosen: boolean }>`
  flex: 1;
  border-radius: 2px 2px 0 0;
  background: ${({ $chosen }) => ($chosen ? 'var(--cp-primary)' : 'var(--cp-border-control)')};
  transition: height var(--cp-motion-normal) var(--cp-motion-ease);
`;

interface BarsProps extends Pick<FinderQuery, 'minPrice' | 'maxPrice'> {
  readonly unit: PriceUnit;
  /** Number of prices from each of the unit's steps to the next one. */
  readonly counts: readonly number[];
}

/** Histogram of the prices that the other filters leave; those in the chosen range are in color. */
function PriceBars({ unit, counts, minPrice, maxPrice }: BarsProps): ReactNode {
  const steps: readonly number[] = searchLimits.priceSteps[unit];
  const most = Math.max(...counts);
  if (most <= 0) return null;
  const peak = steps[counts.indexOf(most)] ?? 0;
  return (
    <Bars role="img" aria-label={`Prices from low to high, most of them from ${amountText(peak * 100, unit)}`}>
      {counts.map((count, index) => {
        const [from = 0, next = Infinity] = [steps[index], steps[index + 1]];
        return (
          <Bar
            key={from}
            $chosen={next > (minPrice ?? 0) && from < (maxPrice ?? Infinity)}
            style={{ height: `${(100 * count) / most}%` }}
          />
        );
      })}
    </Bars>
  );
}
