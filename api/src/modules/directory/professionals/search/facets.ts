import { searchLimits } from '../../../../contract/limits/search';
import type { Facet, PriceUnit, SearchPage } from '../../../../contract/named-types';
import { priceUnitLabel } from '../../../../contract/prices';
import { eachProfileFact, isProfileFact, profileFacts } from '../../../../contract/profile-facts';
import { termLabel } from '../../../../contract/term-label';
import { cappedTotal } from '../../../../platform/paging/capped-page';
import { hundredths, type ProfessionalFilters } from './filters';
import type { FacetKind, ProfessionalSource } from './source';

type Facets = SearchPage['facets'];
const groups: Readonly<Record<Exclude<FacetKind, 'state' | 'location'>, Exclude<keyof Facets, 'priceSteps'>>> = {
  service: 'services',
  specialty: 'specialties',
  industry: 'industries',
  clientType: 'clientTypes',
  language: 'languages',
  meeting: 'meetings',
  rating: 'ratings',
  response: 'responseTimes',
  ...eachProfileFact((name) => name),
  price: 'priceUnits',
};

const kinds = Object.keys(groups) as (keyof typeof groups)[];

const capitalized = (text: string): string => text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

function labelOf(kind: keyof typeof groups, value: string): string {
  if (isProfileFact(kind)) return profileFacts[kind].label;
  switch (kind) {
    case 'language':
      return capitalized(value);
    case 'meeting':
      return value === 'remote' ? 'Remote' : 'In person';
    case 'rating':
      return `${value} and up`;
    case 'response':
      return `Within ${value} hours`;
    case 'price':
      return priceUnitLabel(value as PriceUnit);
    default:
      return termLabel(kind, value);
  }
}
// Made once: comparing with the locale's name each time costs more than all the counting.
const { compare } = new Intl.Collator('en-US');

/**
 * Counts what each filter value would leave, as far as totals are counted. The values of a group ignore the group's own
 * choice: choosing another one shows what it would give instead of nothing. Values without professionals are left out.
 */
export async function countFacets(source: ProfessionalSource, filters: ProfessionalFilters): Promise<Facets> {
  const facets: Partial<Record<(typeof groups)[keyof typeof groups], Facet[]>> = {};
  const counted = await source.countValues(filters, kinds);
  for (const kind of kinds) {
    const counts = (counted.get(kind) ?? []).map(({ value, count }) => ({ value, count, label: labelOf(kind, value) }));
    counts.sort(
      (one, other) => other.count - one.count || compare(one.label, other.label) || (one.value < other.value ? -1 : 1),
    );
    const shown = kind === 'language' ? counts.slice(0, searchLimits.languagesMax) : counts;
    facets[groups[kind]] = shown.map(({ value, label, count }): Facet => {
      const { total, totalIsCapped } = cappedTotal(count, searchLimits.totalCap);
      return { value, label, count: total, isCapped: totalIsCapped };
    });
  }
  return { ...facets, priceSteps: await countPriceSteps(source, filters) } as Facets;
}

/** The same for those who work remotely, shown where a location has no one: no one of them is met in person there. */
export async function remoteFacets(source: ProfessionalSource, filters: ProfessionalFilters): Promise<Facets> {
  const facets = await countFacets(source, filters);
  return { ...facets, meetings: facets.meetings.filter(({ value }) => value === 'remote') };
}

/** Counts the prices between the steps of the chosen unit, whatever range is chosen; none without a unit. */
async function countPriceSteps(source: ProfessionalSource, filters: ProfessionalFilters): Promise<number[]> {
  const { price } = filters;
  const steps = price ? searchLimits.priceSteps[price.unit].map(hundredths) : [];
  const counts: number[] = [];
  for (const [index, min] of steps.entries()) {
    const next = steps[index + 1];
    const step = { unit: price?.unit as PriceUnit, min, ...(next !== undefined && { max: next - 1 }) };
    counts.push(await source.count({ ...filters, price: step }));
  }
  return counts;
}
