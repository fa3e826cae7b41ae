import {
  amountText,
  priceUnitLabel,
  profileFactNames,
  profileFacts,
  termLabel,
  withUnit,
} from '@counterpart/api/contract';
import { locationText, radiusText, type FinderQuery } from './finder-query';
import type { Finder } from './use-finder';

/** One filter that is on: what it says and what the query becomes without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Partial<FinderQuery>;
}

/** Words a screen uses for a term instead of the taxonomy's own, by term id. */
export type ScreenLabels = ReadonlyMap<string, string>;

/** Every filter of a query in the order of the form, for the chips above the results. */
export function activeFilters(
  { query, around }: Pick<Finder, 'query' | 'around'>,
  screenLabels: ScreenLabels = new Map(),
): ActiveFilter[] {
  const { services, specialties, industry, clientTypes, q } = query;
  const location = radiusText(query, around).replace('w', 'W') || locationText(query);
  return [
    ...services.map((id) => ({
      id: `service-${id}`,
      label: screenLabels.get(id) ?? termLabel('service', id),
      without: { services: except(services, id) },
    })),
    ...specialties.map((id) => ({
      id: `specialty-${id}`,
      label: screenLabels.get(id) ?? termLabel('specialty', id),
      without: { specialties: except(specialties, id) },
    })),
    ...(industry
      ? [{ id: `industry-${industry}`, label: termLabel('industry', industry), without: { industry: '' } }]
      : []),
    ...clientTypes.map((id) => ({
      id: `client-type-${id}`,
      label: termLabel('clientType', id),
      without: { clientTypes: except(clientTypes, id) },
    })),
    ...(location ? [{ id: 'location', label: location, without: { city: '', state: '', radius: null } }] : []),
    ...factFilters(query),
    ...(q ? [{ id: 'q', label: `“${q}”`, without: { q: '' } }] : []),
  ];
}

/** 'Per hour', '$50 to $200 / hour', 'Up to 0.8% of assets'. */
export function priceRangeText({
  priceUnit,
  minPrice,
  maxPrice,
}: Pick<FinderQuery, 'priceUnit' | 'minPrice' | 'maxPrice'>) {
  if (!priceUnit) return '';
  const [low, high] = [minPrice, maxPrice].map((price) => price !== null && amountText(price * 100, priceUnit));
  if (low && high) return withUnit(`${low} to ${high}`, priceUnit);
  if (low) return withUnit(`${low} and up`, priceUnit);
  return high ? withUnit(`Up to ${high}`, priceUnit) : priceUnitLabel(priceUnit);
}

const capitalized = (text: string): string => text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

function factFilters(query: FinderQuery): ActiveFilter[] {
  const { remote, inPerson, languages, minRating, responseHours } = query;
  const chips: (ActiveFilter | false)[] = [
    remote && { id: 'remote', label: 'Works remotely', without: { remote: false } },
    inPerson && { id: 'in-person', label: 'Meets in person', without: { inPerson: false } },
    ...profileFactNames.map(
      (name) => query[name] && { id: name, label: profileFacts[name].label, without: { [name]: false } },
    ),
    query.priceUnit !== '' && {
      id: 'price',
      label: priceRangeText(query),
      without: { priceUnit: '', minPrice: null, maxPrice: null },
    },
    minRating !== null && { id: 'rating', label: `Rated ${minRating} and up`, without: { minRating: null } },
    responseHours !== null && {
      id: 'response',
      label: `Replies within ${responseHours} hours`,
      without: { responseHours: null },
    },
    ...languages.map((language) => ({
      id: `language-${language}`,
      label: `Speaks ${capitalized(language)}`,
      without: { languages: except(languages, language) },
    })),
  ];
  return chips.filter((chip) => chip !== false);
}

const except = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id);
