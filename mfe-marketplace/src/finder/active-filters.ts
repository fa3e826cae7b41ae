import { stateName, termLabel } from '@counterpart/api/contract';
import { locationText, type FinderQuery } from './finder-query';

/** One filter that is on: what it says and what the query becomes without it. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Partial<FinderQuery>;
}

/** Words a screen uses for a term instead of the taxonomy's own, by term id. */
export type ScreenLabels = ReadonlyMap<string, string>;

/** Every filter of a query in the order of the form, for the chips above the results. */
export function activeFilters(query: FinderQuery, screenLabels: ScreenLabels = new Map()): ActiveFilter[] {
  const { services, specialties, industry, clientTypes, q } = query;
  const location = locationText({ city: query.city, state: query.city ? query.state : stateName(query.state) });
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
    ...(location ? [{ id: 'location', label: location, without: { city: '', state: '' } }] : []),
    ...(query.remote ? [{ id: 'remote', label: 'Works remotely', without: { remote: false } }] : []),
    ...(q ? [{ id: 'q', label: `“${q}”`, without: { q: '' } }] : []),
  ];
}

const except = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id);
