import type { Knex } from 'knex';
import { toBoolean } from '../../platform/database/base-model';
import type { Database } from '../../platform/database/open-database';
import type { ProfessionalFilters, TagGroups } from '../professionals/professional-filters';
import { createPlanner, matchingProfiles } from '../professionals/professional-query';
import type { QuizWishes } from './quiz-wishes';

/** What of a professional is compared with the wishes. */
export interface Candidate {
  readonly userId: number;
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  readonly industries: readonly string[];
  readonly clientTypes: readonly string[];
  readonly stateCode: string | null;
  readonly cityKey: string | null;
  readonly startingPriceCents: number | null;
  readonly responseTimeHours: number | null;
  readonly avgRating: number | null;
  readonly reviewCount: number;
  readonly plan: string;
}

/** Of each kind of candidate the best rated are compared; more would change nothing that a person could tell. */
const comparedPerKind = 120;

const columns = ['userId', 'services', 'specialties', 'industries', 'clientTypes', 'stateCode', 'cityKey', 'startingPriceCents', 'responseTimeHours', 'avgRating', 'reviewCount', 'plan', 'verified'] as const;

// MySQL and MariaDB hand JSON over parsed, SQLite as text.
const listOf = (value: unknown): string[] => (typeof value === 'string' ? (JSON.parse(value) as string[]) : (value as string[]));

function toCandidate(row: Record<string, unknown>): Candidate {
  return {
    ...(row as unknown as Candidate),
    services: listOf(row['services']),
    specialties: listOf(row['specialties']),
    industries: listOf(row['industries']),
    clientTypes: listOf(row['clientTypes']),
    avgRating: row['avgRating'] === null ? null : Number(row['avgRating']),
  };
}

const noTags: TagGroups = { service: [], specialty: [], industry: [], clientType: [] };
const filtersOf = (tags: Partial<TagGroups>, stateCode?: string | null): ProfessionalFilters => ({
  tags: { ...noTags, ...tags },
  professions: [],
  words: [],
  ...(stateCode && { stateCode }),
});

/** Listed professionals whose licence was verified, of the kinds worth comparing; nobody twice. */
export async function findCandidates(database: Database, wishes: QuizWishes, exceptUserId: number | null): Promise<Candidate[]> {
  const services = wishes.services.map(({ id }) => id);
  const industries = wishes.industry ? [wishes.industry.id] : [];
  const specialties = wishes.specialties.map(({ id }) => id);
  const { stateCode } = wishes.place;
  const kinds: ProfessionalFilters[] = [
    filtersOf({ service: services }),
    ...(industries.length > 0 ? [filtersOf({ service: services, industry: industries })] : []),
    ...(specialties.length > 0 ? [filtersOf({ service: services, specialty: specialties })] : []),
    ...(stateCode ? [filtersOf({ service: services }, stateCode)] : []),
  ];
  const planner = createPlanner(database);
  const found = new Map<number, Candidate>();
  const add = async (filters: ProfessionalFilters): Promise<void> => {
    const query: Knex.QueryBuilder = matchingProfiles(database, filters, await planner(filters)).where('p.verified', true);
    if (exceptUserId !== null) query.whereNot('p.userId', exceptUserId);
    const rows: Record<string, unknown>[] = await query
      .orderBy([{ column: 'p.avgRating', order: 'desc' }, { column: 'p.reviewCount', order: 'desc' }, { column: 'p.userId', order: 'desc' }])
      .limit(comparedPerKind)
      .select(columns.map((name) => `p.${name}`));
    for (const row of rows) if (toBoolean(row['verified'])) found.set(row['userId'] as number, toCandidate(row));
  };
  for (const filters of kinds) await add(filters);
  // Nobody offers just this: whoever is nearest is better than nobody.
  if (found.size < comparedPerKind) await add(filtersOf({}, stateCode));
  if (found.size < comparedPerKind) await add(filtersOf({}));
  return [...found.values()];
}
