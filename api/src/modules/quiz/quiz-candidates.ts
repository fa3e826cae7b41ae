import type { Database } from '../../platform/database/open-database';
import type { ProfessionalFilters, TagGroups } from '../professionals/professional-filters';
import { ProfessionalMatches } from '../professionals/professional-matches';
import { listOf } from '../professionals/professional-rows';
import { currentIndex } from '../professionals/search-index/current-index';
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

const columns = ['userId', 'services', 'specialties', 'industries', 'clientTypes', 'stateCode', 'cityKey', 'startingPriceCents', 'responseTimeHours', 'avgRating', 'reviewCount', 'plan'] as const;

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
  verified: true,
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
  const index = await currentIndex(database);
  const found = new Set<number>();
  const add = (filters: ProfessionalFilters): void => {
    const best = index.take(new ProfessionalMatches(index, filters).all(), 'rating', { isReversed: false, offset: 0, limit: comparedPerKind + 1 });
    for (const { userId } of best.filter((candidate) => candidate.userId !== exceptUserId).slice(0, comparedPerKind)) found.add(userId);
  };
  kinds.forEach(add);
  // Nobody offers just this: whoever is nearest is better than nobody.
  if (found.size < comparedPerKind) add(filtersOf({}, stateCode));
  if (found.size < comparedPerKind) add(filtersOf({}));
  return readCandidates(database, [...found]);
}

/** Candidates by their user ids, in the order of the ids; whoever is not verified or not listed at this moment is left out. */
async function readCandidates(database: Database, userIds: readonly number[]): Promise<Candidate[]> {
  const rows: Record<string, unknown>[] = await database('accountant_profiles').whereIn('userId', [...userIds]).where({ listed: true, verified: true }).select(columns);
  const byId = new Map(rows.map((row) => [row['userId'] as number, toCandidate(row)]));
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
}
