/** Filters of the guide list; empty text stands for 'all'. Stored in the URL. */
export interface GuideFilters {
  readonly q: string;
  readonly serviceTypes: string;
  readonly industries: string;
  readonly jurisdiction: string;
}

const names = ['q', 'serviceTypes', 'industries', 'jurisdiction'] as const;

export const noFilters: GuideFilters = { q: '', serviceTypes: '', industries: '', jurisdiction: '' };

/** Filters from an address. The choice 'all' is no filter. */
export function readFilters(search: URLSearchParams): GuideFilters {
  const [q, serviceTypes, industries, jurisdiction] = names.map((name) => {
    const value = search.get(name)?.trim() ?? '';
    return value === 'all' && name !== 'q' ? '' : value;
  });
  return {
    q: q ?? '',
    serviceTypes: serviceTypes ?? '',
    industries: industries ?? '',
    jurisdiction: jurisdiction ?? '',
  };
}

/** The address of a filtered list: `/compliance?jurisdiction=federal`. */
export function filtersHref(filters: GuideFilters): string {
  const query = new URLSearchParams(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  return query.size > 0 ? `/compliance?${query}` : '/compliance';
}

export function isFiltered(filters: GuideFilters): boolean {
  return names.some((name) => filters[name] !== '');
}
