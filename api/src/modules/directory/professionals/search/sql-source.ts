import type { Knex } from 'knex';
import type { PlanId } from '../../../../contract/plans';
import { profileFactNames } from '../../../../contract/profile-facts';
import type { Database } from '../../../../platform/database/open-database';
import { asksFor, loosen } from './filters';
import type { ProfessionalFilters } from './filters';
import { noPrice, noRating, orderColumns, placements } from './sort-order';
import type { OrderColumn, OrderName, Standing } from './sort-order';
import type { FacetKind, ProfessionalSource, Stretch, ValueCount } from './source';
import { hasIndustryAmongSpecialties } from './profile-index';
import { valueColumns, valuesOf } from './profile-values';

type Query = Knex.QueryBuilder;
type Row = Readonly<Record<string, unknown>>;

const standingColumns = [
  'userId',
  'rankScore',
  'avgRating',
  'reviewCount',
  'startingPriceCents',
  'nameKey',
  'plan',
] as const;
/** `Standing.placement` in SQL. */
const placementCase = `case ?? ${Object.entries(placements)
  .map(([plan, placement]) => `when '${plan}' then ${placement}`)
  .join(' ')} end`;
/** Rows per batch of the value counts. */
const batch = 2_000;

const standingOf = (row: Row): Standing => ({
  userId: Number(row['userId']),
  rankScore: Number(row['rankScore']),
  avgRating: row['avgRating'] === null ? null : Number(row['avgRating']),
  reviewCount: Number(row['reviewCount']),
  priceCents: row['startingPriceCents'] as number | null,
  nameKey: row['nameKey'] as string,
  placement: placements[row['plan'] as PlanId],
});

/**
 * Answers from the tables, reading every listing for most questions: right and slow, for while there is no index to
 * ask.
 */
export function sqlSource(database: Database): ProfessionalSource {
  const { dialect } = database.client as { readonly dialect: string };
  const isMysql = dialect === 'mysql';
  /** Position of a text in a column, from 1, byte by byte on every engine; 0 when it is not there. */
  const position = isMysql ? 'instr(cast(?? as binary), cast(? as binary))' : 'instr(??, ?)';
  const holds = (query: Query, column: string, text: string): void => {
    void query.orWhereRaw(`${position} > 0`, [column, text]);
  };
  const begins = (query: Query, column: string, text: string): void => {
    void query.orWhereRaw(`${position} = 1`, [column, text]);
  };
  // Every engine compares a column of JSON byte by byte.
  const holdsValue = (query: Query, column: string, value: string): void => {
    void query.orWhereRaw('instr(??, ?) > 0', [column, JSON.stringify(value)]);
  };

  function passing(filters: ProfessionalFilters): Query {
    const { tags, professions, stateCode, city, location, words, featured, apart } = filters;
    const query: Query = database('accountant_profiles').where('listed', true);
    const anyOf = (values: readonly string[], add: (any: Query, value: string) => void): void => {
      if (values.length > 0)
        query.where((any) => {
          for (const value of values) add(any, value);
        });
    };
    anyOf(professions, (any, value) => holdsValue(any, 'professions', value));
    anyOf(tags.service, (any, value) => holdsValue(any, 'services', value));
    anyOf(tags.clientType, (any, value) => holdsValue(any, 'clientTypes', value));
    anyOf(tags.specialty, (any, value) => {
      for (const column of ['services', 'industries', 'specialties']) holdsValue(any, column, value);
    });
    anyOf(tags.industry, (any, value) => {
      holdsValue(any, 'industries', value);
      if (hasIndustryAmongSpecialties(value)) holdsValue(any, 'specialties', value);
    });
    if (stateCode) query.where('stateCode', stateCode);
    if (city) query.where((any) => begins(any, 'cityKey', city));
    else if (location)
      query.where((any) => {
        begins(any, 'cityKey', location);
        begins(any, 'zip', location.split(' ')[0] ?? location);
        begins(any, 'regionKey', location);
      });
    // The text has a space before each word.
    for (const word of words)
      query.where((any) => {
        holds(any, 'searchText', ` ${word}`);
      });
    for (const name of profileFactNames) if (filters[name]) query.where(name, true);
    anyOf(filters.meetings, (any, meeting) => void any.orWhere(meeting === 'remote' ? 'remote' : 'inPerson', true));
    anyOf(filters.languages, (any, key) => holds(any, 'languageKeys', `|${key}|`));
    if (filters.minRating) query.where('avgRating', '>=', filters.minRating);
    if (filters.responseHours) query.where('responseTimeHours', '<=', filters.responseHours);
    if (filters.price) {
      const { unit, min, max } = filters.price;
      query.where('priceUnit', unit).whereNotNull('startingPriceCents');
      if (min !== undefined) query.where('startingPriceCents', '>=', min);
      if (max !== undefined) query.where('startingPriceCents', '<=', max);
    }
    if (featured === 'only') query.where('featured', true);
    if (apart) query.whereNotIn('userId', [...apart]);
    return query;
  }

  /** Builds the SQL of a column that an order compares. */
  const expressionOf = (column: keyof Standing): Knex.Raw => {
    if (column === 'avgRating') return database.raw('coalesce(??, ?)', [column, noRating]);
    if (column === 'priceCents') return database.raw('coalesce(??, ?)', ['startingPriceCents', noPrice]);
    if (column === 'placement') return database.raw(placementCase, ['plan']);
    return database.raw(isMysql && column === 'nameKey' ? 'cast(?? as binary)' : '??', [column]);
  };
  const valueOf = (standing: Standing, column: keyof Standing): Knex.Raw => {
    const value = standing[column] ?? (column === 'priceCents' ? noPrice : noRating);
    return database.raw(isMysql && column === 'nameKey' ? 'cast(? as binary)' : '?', [value]);
  };

  /**
   * Leaves those who come after a standing: later in the first column, or equal there and later in the second, and so
   * on.
   */
  function after(query: Query, columns: readonly OrderColumn[], isReversed: boolean, standing: Standing): void {
    query.where((any) => {
      for (const [index, { column, isDescending }] of columns.entries()) {
        any.orWhere((all) => {
          for (const { column: earlier } of columns.slice(0, index))
            all.whereRaw('? = ?', [expressionOf(earlier), valueOf(standing, earlier)]);
          all.whereRaw(`? ${isDescending === isReversed ? '>' : '<'} ?`, [
            expressionOf(column),
            valueOf(standing, column),
          ]);
        });
      }
    });
  }

  async function take(filters: ProfessionalFilters, order: OrderName, stretch: Stretch): Promise<Standing[]> {
    const query = passing(filters);
    const columns = orderColumns[order];
    if (stretch.after) after(query, columns, stretch.isReversed, stretch.after);
    for (const { column, isDescending } of columns)
      query.orderByRaw(`? ${isDescending === stretch.isReversed ? 'asc' : 'desc'}`, [expressionOf(column)]);
    const rows: Row[] = await query.offset(stretch.offset).limit(stretch.limit).select(standingColumns);
    return rows.map(standingOf);
  }

  async function count(filters: ProfessionalFilters): Promise<number> {
    const [row]: Row[] = await passing(filters).count({ found: '*' });
    return Number(row?.['found'] ?? 0);
  }

  /** Counts the values of all who pass, in batches. */
  async function addValues(
    filters: ProfessionalFilters,
    kinds: readonly FacetKind[],
    counts: ReadonlyMap<FacetKind, Map<string, number>>,
  ): Promise<void> {
    for (let last = 0; ;) {
      const rows: Row[] = await passing(filters)
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .select('id', ...valueColumns);
      for (const { kind, value } of rows.flatMap(valuesOf)) {
        const known = kinds.includes(kind as FacetKind) && counts.get(kind as FacetKind);
        if (known) known.set(value, (known.get(value) ?? 0) + 1);
      }
      if (rows.length < batch) return;
      last = rows.at(-1)?.['id'] as number;
    }
  }

  return {
    take,
    count,
    countValues: async (filters, kinds) => {
      const counts = new Map(kinds.map((kind) => [kind, new Map<string, number>()]));
      const chosen = kinds.filter((kind) => asksFor(filters, kind));
      const others = kinds.filter((kind) => !chosen.includes(kind));
      if (others.length > 0) await addValues(filters, others, counts);
      for (const kind of chosen) await addValues(loosen(filters, kind), [kind], counts);
      return new Map(
        [...counts].map(([kind, values]) => [
          kind,
          [...values].map(([value, found]): ValueCount => ({ value, count: found })),
        ]),
      );
    },
  };
}
