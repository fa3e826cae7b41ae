import { searchLimits } from '../../../../contract/limits/search';
import type { LocationSuggestion } from '../../../../contract/named-types';
import { readLocation } from '../../../../contract/places';
import { stateCode, stateName } from '../../../../contract/us-states';
import { cappedTotal } from '../../../../platform/paging/capped-page';
import { plainText } from '../../../../contract/plain-text';
import { locationKey } from '../../../../contract/locations/location-key';
import { loosen, noFilters, type ProfessionalFilters } from './filters';
import { remoteInstead } from './rescues';
import type { ProfessionalSource, ValueCount } from './source';

/** Question about which locations typed text could mean. */
export interface LocationsQuestion {
  readonly kind: 'locations';
  /** The other filters: the counts are of those who pass them. */
  readonly filters: ProfessionalFilters;
  readonly typed: string;
}

interface Counted extends Pick<LocationSuggestion, 'kind' | 'label'> {
  readonly key: string;
  readonly count: number;
}

const { compare } = new Intl.Collator('en-US');

/**
 * Cities with all of their spellings ('AUSTIN, TX' counts as 'Austin, TX'), under the most common one: of equal ones
 * the one with the fewest capitals.
 */
function citiesOf(counts: readonly ValueCount[]): Counted[] {
  const cities = new Map<string, { label: string; count: number }>();
  const sorted = [...counts].sort((one, other) => other.count - one.count || (one.value > other.value ? -1 : 1));
  for (const { value, count } of sorted) {
    const key = locationKey(value);
    const city = cities.get(key);
    if (city) city.count += count;
    else if (key) cities.set(key, { label: value, count });
  }
  return [...cities].map(([key, { label, count }]) => ({ kind: 'city', key, label, count }));
}

const statesOf = (counts: readonly ValueCount[]): Counted[] =>
  counts.map(({ value, count }) => ({
    kind: 'state',
    key: plainText(stateName(value)),
    label: stateName(value),
    count,
  }));

/** The counts, and with 0 the values that only others have. */
function withOthers(counts: readonly ValueCount[] = [], all: readonly ValueCount[] = []): ValueCount[] {
  const counted = new Set(counts.map(({ value }) => value));
  return [...counts, ...all.filter(({ value }) => !counted.has(value)).map(({ value }) => ({ value, count: 0 }))];
}

/**
 * Cities and states with listings that begin with what was typed, or have a word that does; those that begin with it
 * first, then the greatest. One whose listings do not pass the other filters says how many work remotely instead.
 * Nothing typed gives the greatest of all.
 */
export async function suggestLocations(
  { filters, typed }: LocationsQuestion,
  source: ProfessionalSource,
): Promise<LocationSuggestion[]> {
  const counted = await source.countValues(loosen(filters, 'state', 'location'), ['location', 'state']);
  const everyone = { ...noFilters, professions: filters.professions };
  const all = typed ? await source.countValues(everyone, ['location', 'state']) : counted;
  const remote = typed ? remoteInstead({ ...filters, location: typed }) : undefined;
  const remoteCount = remote ? await source.count(remote) : 0;
  const { city, state } = readLocation(typed);
  // As it is meant, by the code of a state, and as it stands: 'LA' is Los Angeles, Louisiana, or begins 'Las Vegas'.
  const meant = locationKey(`${city} ${state}`);
  const code = stateCode(typed);
  const texts = [plainText(typed), meant, ...(code ? [plainText(stateName(code))] : [])];
  const begins = ({ key }: Counted): boolean => texts.some((text) => key.startsWith(text));
  const isMeant = ({ key }: Counted): boolean => texts.includes(key);
  const cities = citiesOf(withOthers(counted.get('location'), all.get('location')));
  return [...cities, ...statesOf(withOthers(counted.get('state'), all.get('state')))]
    .filter((location) => begins(location) || texts.some((text) => location.key.includes(` ${text}`)))
    .sort(
      (one, other) =>
        Number(isMeant(other)) - Number(isMeant(one)) ||
        Number(begins(other)) - Number(begins(one)) ||
        other.count - one.count ||
        compare(one.label, other.label) ||
        (one.kind < other.kind ? -1 : 1),
    )
    .slice(0, searchLimits.suggestionsMax)
    .map(({ kind, label, count }) => {
      const { total, totalIsCapped } = cappedTotal(count, searchLimits.totalCap);
      return { kind, label, count: total, isCapped: totalIsCapped, remote: total === 0 ? remoteCount : null };
    });
}
