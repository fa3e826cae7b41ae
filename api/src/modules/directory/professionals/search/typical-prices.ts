import { searchLimits } from '../../../../contract/limits/search';
import type { PriceUnit, TypicalPrice } from '../../../../contract/named-types';
import { noFilters, type ProfessionalFilters } from './filters';
import type { ProfessionalSource } from './source';

/** Question about the usual prices of services. */
export interface PricesQuestion {
  readonly kind: 'prices';
  /** Taxonomy ids. */
  readonly services: readonly string[];
}

const offering = (service: string): ProfessionalFilters => ({
  ...noFilters,
  tags: { ...noFilters.tags, service: [service] },
});

/**
 * The usual starting prices of services, each unit by itself, the most common unit first. 'Usual' is the range of the
 * listings without the lowest and the highest tenth, and nothing is said below ten listings (`limits.search`): one
 * unusual price then never makes a range. Both ends are prices of real listings.
 */
export async function typicalPrices({ services }: PricesQuestion, source: ProfessionalSource): Promise<TypicalPrice[]> {
  const prices: TypicalPrice[] = [];
  for (const service of services) {
    const ranges = await priceRanges(offering(service), searchLimits.typicalPricesMin, source);
    prices.push(...ranges.map((range) => ({ service, ...range })));
  }
  return prices;
}

/** A range of starting prices, without the service. */
export type PriceRange = Omit<TypicalPrice, 'service'>;

/** The ranges of those who pass, for each unit that at least so many of them state. */
export async function priceRanges(
  filters: ProfessionalFilters,
  least: number,
  source: ProfessionalSource,
): Promise<PriceRange[]> {
  const ranges: PriceRange[] = [];
  const units = ((await source.countValues(filters, ['price'])).get('price') ?? [])
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  for (const { value, count } of units) {
    const unit = value as PriceUnit;
    const at = async (isReversed: boolean): Promise<number | null | undefined> => {
      const stretch = { isReversed, offset: Math.floor(count / 10), limit: 1 };
      return (await source.take({ ...filters, price: { unit } }, 'price', stretch))[0]?.priceCents;
    };
    const [low, high] = [await at(false), await at(true)];
    if (typeof low === 'number' && typeof high === 'number') ranges.push({ unit, low, high, listings: count });
  }
  return ranges;
}
