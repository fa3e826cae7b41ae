import { withCommas, type Facet } from '@counterpart/api/contract';

/** '12', or '1,000+' where there were too many to count; '0' for a value that no one has. */
export function facetText(facets: readonly Facet[], value: string): string {
  const facet = facets.find((each) => each.value === value);
  return facet ? `${withCommas(facet.count)}${facet.isCapped ? '+' : ''}` : '0';
}
