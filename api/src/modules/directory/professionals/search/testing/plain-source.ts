import { profileFactNames } from '../../../../../contract/profile-facts';
import { toBoolean, toTexts } from '../../../../../platform/database/base-model';
import type { Database } from '../../../../../platform/database/open-database';
import { asksFor, loosen, type ProfessionalFilters } from '../filters';
import { standingOf } from '../index/documents';
import { hasIndustryAmongSpecialties } from '../profile-index';
import { valuesOf } from '../profile-values';
import { orderColumns, type OrderColumn, type OrderName, type Standing } from '../sort-order';
import type { FacetKind, ProfessionalSource, ValueCount } from '../source';

type Row = Readonly<Record<string, unknown>>;

/** Value that an order goes by: texts byte by byte, a missing rating last among the greatest first. */
const valueOf = (standing: Standing, { column, isDescending }: OrderColumn): string | number =>
  column === 'nameKey'
    ? Buffer.from(standing.nameKey).toString('hex')
    : (standing[column] ?? (isDescending ? -1 : Infinity));

/** Negative when the first comes before the second in an order. */
export function compareStandings(one: Standing, other: Standing, order: OrderName): number {
  for (const by of orderColumns[order]) {
    const [mine, theirs] = [valueOf(one, by), valueOf(other, by)];
    if (mine !== theirs) return mine < theirs === by.isDescending ? 1 : -1;
  }
  return 0;
}

function passes(row: Row, filters: ProfessionalFilters): boolean {
  const { tags, price, city, location, around } = filters;
  const has = (column: string, value: string): boolean => toTexts(row[column]).includes(value);
  const begins = (column: string, text: string): boolean => ((row[column] as string | null) ?? '').startsWith(text);
  const any = <Value>(asked: readonly Value[], test: (value: Value) => boolean): boolean =>
    asked.length === 0 || asked.some(test);
  const amount = row['startingPriceCents'] as number | null;
  const isInState = row['stateCode'] === filters.stateCode;
  const town = [row['stateCode'], row['cityKey']].join('|');
  const isMet = toBoolean(row['inPerson']) || !toBoolean(row['remote']);
  const located = (text: string): boolean =>
    begins('cityKey', text) || begins('zip', text.split(' ')[0] ?? text) || begins('regionKey', text);
  return (
    any(filters.professions, (value) => has('professions', value)) &&
    any(tags.service, (value) => has('services', value)) &&
    any(tags.clientType, (value) => has('clientTypes', value)) &&
    any(tags.specialty, (value) => ['services', 'industries', 'specialties'].some((column) => has(column, value))) &&
    any(
      tags.industry,
      (value) => has('industries', value) || (hasIndustryAmongSpecialties(value) && has('specialties', value)),
    ) &&
    (around?.near
      ? town === around.town || (isMet && around.near.includes(town))
      : (!filters.stateCode || isInState) && (city ? begins('cityKey', city) : !location || located(location))) &&
    filters.words.every((word) => (row['searchText'] as string).includes(` ${word}`)) &&
    profileFactNames.every((name) => !filters[name] || toBoolean(row[name])) &&
    any(filters.meetings, (meeting) => toBoolean(row[meeting === 'remote' ? 'remote' : 'inPerson'])) &&
    any(filters.languages, (key) => ((row['languageKeys'] as string | null) ?? '').includes(`|${key}|`)) &&
    (!filters.minRating || Number(row['avgRating'] ?? 0) >= filters.minRating) &&
    (!filters.responseHours || Number(row['responseTimeHours'] ?? Infinity) <= filters.responseHours) &&
    (!price || (row['priceUnit'] === price.unit && amount !== null)) &&
    (price?.min === undefined || Number(amount) >= price.min) &&
    (price?.max === undefined || Number(amount) <= price.max) &&
    (filters.featured !== 'only' || toBoolean(row['featured'])) &&
    !filters.apart?.includes(Number(row['userId']))
  );
}

/** Answers as plainly as can be, from the rows themselves: what the index is compared with. */
export async function plainSource(database: Database): Promise<ProfessionalSource> {
  const rows: Row[] = await database('accountant_profiles').where('listed', true);
  const passing = (filters: ProfessionalFilters): Row[] => rows.filter((row) => passes(row, filters));
  const countsOf = (filters: ProfessionalFilters, kind: FacetKind): ValueCount[] => {
    const counts = new Map<string, number>();
    for (const { kind: of, value } of passing(filters).flatMap(valuesOf))
      if (of === kind) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].map(([value, count]) => ({ value, count }));
  };
  return {
    take: (filters, order, { isReversed, after, offset, limit }) => {
      const way = isReversed ? -1 : 1;
      const sorted = passing(filters)
        .map(standingOf)
        .sort((one, other) => way * compareStandings(one, other, order))
        .filter((standing) => !after || way * compareStandings(standing, after, order) > 0);
      return Promise.resolve(sorted.slice(offset, offset + limit));
    },
    count: (filters) => Promise.resolve(passing(filters).length),
    countValues: (filters, kinds) =>
      Promise.resolve(
        new Map(kinds.map((kind) => [kind, countsOf(asksFor(filters, kind) ? loosen(filters, kind) : filters, kind)])),
      ),
  };
}
