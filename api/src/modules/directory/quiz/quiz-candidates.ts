import type { PlanId } from '../../../contract/plans';
import { toBoolean, toTexts } from '../../../platform/database/base-model';
import type { PriceUnit } from '../../../contract/named-types';
import type { Database } from '../../../platform/database/open-database';
import type { ProfessionalFilters, TagGroups } from '../professionals/search/filters';
import { professionalSearch } from '../professionals/search/threads/professional-search';
import type { QuizWishes } from './quiz-wishes';

/** Professional's data that is compared with the wishes. */
export interface Candidate {
  readonly userId: number;
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  readonly industries: readonly string[];
  readonly clientTypes: readonly string[];
  readonly stateCode: string | null;
  readonly cityKey: string | null;
  /** 'Austin, TX', or '' when they name no place. */
  readonly locationText: string;
  /** True when they work remotely; null when not said. */
  readonly remote: boolean | null;
  readonly responseTimeHours: number | null;
  readonly startingPriceCents: number | null;
  readonly priceUnit: PriceUnit | null;
  readonly avgRating: number | null;
  readonly reviewCount: number;
  readonly plan: PlanId;
}

/** Of each kind of candidate the best ranked are compared; more would change nothing that a person could tell. */
const comparedPerKind = 120;

const columns = [
  'p.userId',
  'p.services',
  'p.specialties',
  'p.industries',
  'p.clientTypes',
  'p.stateCode',
  'p.cityKey',
  'p.remote',
  'p.responseTimeHours',
  'p.startingPriceCents',
  'p.priceUnit',
  'p.avgRating',
  'p.reviewCount',
  'p.plan',
  'u.city',
  'u.state',
] as const;

function toCandidate(row: Record<string, unknown>): Candidate {
  return {
    ...(row as unknown as Candidate),
    services: toTexts(row['services']),
    specialties: toTexts(row['specialties']),
    industries: toTexts(row['industries']),
    clientTypes: toTexts(row['clientTypes']),
    avgRating: row['avgRating'] === null ? null : Number(row['avgRating']),
    remote: row['remote'] === null ? null : toBoolean(row['remote']),
    locationText: [row['city'], row['stateCode'] ?? row['state']].filter(Boolean).join(', '),
  };
}

const noTags: TagGroups = { service: [], specialty: [], industry: [], clientType: [] };
const filtersOf = (tags: Partial<TagGroups>, stateCode?: string | null, city?: string): ProfessionalFilters => ({
  tags: { ...noTags, ...tags },
  professions: [],
  words: [],
  meetings: [],
  languages: [],
  verified: true,
  ...(stateCode && { stateCode }),
  ...(city && { city }),
});

/** Listed professionals whose license was verified, of the kinds worth comparing; each once. */
export async function findCandidates(
  database: Database,
  wishes: QuizWishes,
  exceptUserId: number | null,
): Promise<Candidate[]> {
  const services = wishes.services.map(({ id }) => id);
  const industries = wishes.industry ? [wishes.industry.id] : [];
  const specialties = wishes.specialties.map(({ id }) => id);
  const { stateCode, cityKey } = wishes.location;
  const kinds: ProfessionalFilters[] = [
    filtersOf({ service: services }),
    ...(industries.length > 0 ? [filtersOf({ service: services, industry: industries })] : []),
    ...(specialties.length > 0 ? [filtersOf({ service: services, specialty: specialties })] : []),
    ...(stateCode ? [filtersOf({ service: services }, stateCode)] : []),
    ...(cityKey ? [filtersOf({ service: services }, stateCode, cityKey)] : []),
  ];
  // No one offers exactly this: the nearest candidates are better than none.
  const others: ProfessionalFilters[] = [filtersOf({}, stateCode), filtersOf({})];
  const ranked = await professionalSearch().ask({
    kind: 'first',
    selections: [...kinds, ...others],
    order: 'recommended',
    limit: comparedPerKind + 1,
  });
  const found = new Set<number>();
  for (const [index, userIds] of ranked.entries()) {
    if (index >= kinds.length && found.size >= comparedPerKind) break;
    for (const userId of userIds.filter((id) => id !== exceptUserId).slice(0, comparedPerKind)) found.add(userId);
  }
  return readCandidates(database, [...found]);
}

/** Candidates by their user ids, in the order of the ids; those not verified or not listed now are left out. */
async function readCandidates(database: Database, userIds: readonly number[]): Promise<Candidate[]> {
  const rows: Record<string, unknown>[] = await database('accountant_profiles as p')
    .join('users as u', 'u.id', 'p.userId')
    .whereIn('p.userId', [...userIds])
    .where({ 'p.listed': true, 'p.verified': true })
    .select(columns);
  const byId = new Map(rows.map((row) => [row['userId'] as number, toCandidate(row)]));
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
}
