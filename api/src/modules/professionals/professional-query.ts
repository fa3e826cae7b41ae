import type { Knex } from 'knex';
import type { TaxonomyKind } from '../../contract/taxonomy';
import { hasFullText, whereBegins, whereWords } from '../../../db/text-search';
import type { Database } from '../../platform/database/open-database';
import type { ProfessionalFilters } from './professional-filters';

/** A group of tags of which a profile needs one. */
interface TagCondition {
  readonly kind: TaxonomyKind | 'profession';
  readonly values: readonly string[];
  /** How many profiles have one of them, at least; the rarest group comes first. */
  readonly matches: number;
}

/**
 * How to look for what was asked. `walk` follows the index of the order and tests each profile: best when many of them match.
 * `drive` starts from the rarest group of tags or from the words: best when few do.
 */
export interface SearchPlan {
  readonly conditions: readonly TagCondition[];
  readonly way: 'walk' | 'drive';
}

/** Decides how to look for filters. */
export type Planner = (filters: ProfessionalFilters) => Promise<SearchPlan>;

const tagKinds: readonly TaxonomyKind[] = ['service', 'specialty', 'industry', 'clientType'];

/** Tags are counted up to here. */
const countedTags = 20_000;
/** With words beside them, tags more common than this are not where to start. */
const startsBeforeWords = 5_000;
/** Counts only decide the way, never the answer: they may be a minute old. */
const countKept = { milliseconds: 60_000, most: 2_000 };
const keptCounts = new WeakMap<Database, Map<string, { readonly count: Promise<number>; readonly until: number }>>();
/** Of so many profiles it is tried how many match, and with fewer than so many walking would take too long. */
const sample = { profiles: 1_000, matches: 50 };

/** How many profiles have one of the values, up to `countedTags`. */
async function countTags(database: Database, kind: string, values: readonly string[]): Promise<number> {
  const kept = keptCounts.get(database) ?? new Map<string, { readonly count: Promise<number>; readonly until: number }>();
  keptCounts.set(database, kept);
  const key = `${kind}:${values.join(',')}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.count;
  if (kept.size >= countKept.most) kept.clear();
  const count = readTagCount(database, kind, values);
  kept.set(key, { count, until: Date.now() + countKept.milliseconds });
  // A count that failed is asked for again.
  count.catch(() => kept.delete(key));
  return count;
}

async function readTagCount(database: Database, kind: string, values: readonly string[]): Promise<number> {
  const some = database('profile_tags').select('profileId').where('kind', kind).whereIn('value', values).limit(countedTags).as('some');
  const [row] = await database.from(some).count({ found: '*' });
  return Number(row?.found ?? 0);
}

/** Plans the searches on a database. */
export function createPlanner(database: Database): Planner {
  return async (filters) => {
    const wanted = [...tagKinds.map((kind) => ({ kind, values: filters.tags[kind] })), { kind: 'profession' as const, values: filters.professions }].filter(({ values }) => values.length > 0);
    const conditions: TagCondition[] = [];
    for (const group of wanted) conditions.push({ ...group, matches: await countTags(database, group.kind, group.values) });
    // Each is tested only for what the ones before let through.
    conditions.sort((one, other) => one.matches - other.matches);
    const plan: SearchPlan = { conditions, way: 'walk' };
    const isNarrow = Boolean(filters.stateCode || filters.city || filters.place) || filters.featured === 'only';
    if (isNarrow || (conditions.length === 0 && filters.words.length === 0)) return plan;
    const isRare = conditions.some(({ matches }) => matches < sample.profiles) || !(await isCommon(database, filters, plan));
    return { conditions, way: isRare ? 'drive' : 'walk' };
  };
}

/** Tries the filters on the first profiles of the directory. */
async function isCommon(database: Database, filters: ProfessionalFilters, plan: SearchPlan): Promise<boolean> {
  const first = database('accountant_profiles').where('listed', true).orderBy('rankScore', 'desc').limit(sample.profiles).select('id', 'searchText', 'featured').as('p');
  const [row] = await testEach(database.from(first), database, filters, plan.conditions).count({ found: '*' });
  return Number(row?.found ?? 0) >= sample.matches;
}

/** Tests every profile of a query for tags, being featured, and words. */
function testEach(query: Knex.QueryBuilder, database: Database, filters: ProfessionalFilters, conditions: readonly TagCondition[]): Knex.QueryBuilder {
  for (const { kind, values } of conditions) {
    // The limit keeps MySQL and MariaDB from turning this into a join that starts from a million tags.
    const match = database('profile_tags as t').select(database.raw('1')).whereRaw('t.?? = p.??', ['profileId', 'id']).where('t.kind', kind).whereIn('t.value', values).limit(1);
    query.whereRaw('(?) = 1', [match]);
  }
  if (filters.featured) query.where('p.featured', filters.featured === 'only');
  if (filters.words.length > 0) whereWords(query, 'p.searchText', filters.words, false);
  return query;
}

/** Where to start: a query for the ids of a few profiles, and what they need not be tested for any more. */
interface Start {
  readonly ids: Knex.QueryBuilder;
  readonly tested?: TagCondition | 'words';
}

const profilesIn = (database: Database, column: string, text: string): Knex.QueryBuilder =>
  whereBegins(database('accountant_profiles').select('id').where('listed', true), column, text, hasFullText(database));

function startOf(database: Database, filters: ProfessionalFilters, { conditions, way }: SearchPlan): Start | undefined {
  if (filters.city) return { ids: profilesIn(database, 'cityKey', filters.city) };
  if (filters.place) {
    const { place } = filters;
    // Each of the three has an index of its own; one condition with 'or' would use none.
    return { ids: profilesIn(database, 'cityKey', place).union([profilesIn(database, 'zip', place.split(' ')[0] ?? place), profilesIn(database, 'regionKey', place)]) };
  }
  if (filters.featured === 'only') return { ids: database('accountant_profiles').select('id').where({ listed: true, featured: true }) };
  if (way === 'walk') return undefined;
  const [rarest] = conditions;
  if (rarest && (rarest.matches < startsBeforeWords || filters.words.length === 0)) {
    const tagged = database('profile_tags').where('kind', rarest.kind).whereIn('value', rarest.values);
    // Nobody has one value twice; telling apart costs a table of its own.
    return { ids: rarest.values.length === 1 ? tagged.select({ id: 'profileId' }) : tagged.distinct({ id: 'profileId' }), tested: rarest };
  }
  if (hasFullText(database)) return undefined;
  // The words hold letters and digits only, and quotes keep them from being operators.
  const match = filters.words.map((word) => `"${word}"*`).join(' ');
  return { ids: database('accountant_profiles_fts').select({ id: 'rowid' }).whereRaw('?? match ?', ['accountant_profiles_fts', match]), tested: 'words' };
}

/** The listed profiles that pass the filters, as `p`; nothing is selected or ordered yet. */
export function matchingProfiles(database: Database, filters: ProfessionalFilters, plan: SearchPlan): Knex.QueryBuilder {
  const start = startOf(database, filters, plan);
  // A cross join with a condition: SQLite then really starts there, whatever it knows of the tables. To MySQL it is a plain join.
  const query = start
    ? database.from(start.ids.as('start')).joinRaw('cross join ?? as ?? on ?? = ??', ['accountant_profiles', 'p', 'p.id', 'start.id']).where('p.listed', true)
    : database('accountant_profiles as p').where('p.listed', true);
  if (filters.stateCode) query.where('p.stateCode', filters.stateCode);
  const usesIndexOfWords = filters.words.length > 0 && plan.way === 'drive' && !start && hasFullText(database);
  if (usesIndexOfWords) whereWords(query, 'p.searchText', filters.words, true);
  const words = usesIndexOfWords || start?.tested === 'words' ? [] : filters.words;
  return testEach(query, database, { ...filters, words }, plan.conditions.filter((condition) => condition !== start?.tested));
}
