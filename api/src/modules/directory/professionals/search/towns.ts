import { LRUCache } from 'lru-cache';
import { searchLimits } from '../../../../contract/limits/search';
import { locationKey } from '../../../../contract/locations/location-key';
import { accountantsSubject } from '../../../../contract/locations/location-path';
import { taxonomyTerms } from '../../../../contract/taxonomy-terms';
import { stateCode } from '../../../../contract/us-states';
import { noFilters, type ProfessionalFilters } from './filters';
import { stateOfTown, townOf, townsWithin } from './nearby-towns';
import type { ProfessionalSource, ValueCount } from './source';
import { priceRanges, type PriceRange } from './typical-prices';

/** Question about those who do something in a town. */
export interface TownQuestion {
  readonly kind: 'town';
  /** `accountantsSubject` or the id of a service. */
  readonly subject: string;
  readonly stateCode: string;
  /** See `locationKey`. */
  readonly cityKey: string;
}

/** Question about the towns that have a page, for each subject. */
export interface TownsQuestion {
  readonly kind: 'towns';
  readonly subjects: readonly string[];
}

/** A town as its listings write it, and how many do something there. */
export interface TownCount {
  /** 'Austin, TX' */
  readonly label: string;
  readonly count: number;
}

export interface TownAnswer {
  /** False for a town that is on no map and in no listing. */
  readonly isKnown: boolean;
  /** As most of its listings write it; undefined when there are none. */
  readonly label: string | undefined;
  readonly total: number;
  readonly verified: number;
  /** Best rated first. */
  readonly userIds: readonly number[];
  /** Those elsewhere who work remotely; who they are where the town has few. */
  readonly remoteTotal: number;
  readonly remoteIds: readonly number[];
  /** Search engines may list the page. */
  readonly isListed: boolean;
  readonly prices: readonly PriceRange[];
  /** Taxonomy ids, the most common first. */
  readonly specialties: readonly ValueCount[];
  /** Other subjects that have a page about the town, the most common first. */
  readonly subjects: readonly ValueCount[];
  /** Towns around it that have a page of the same subject. */
  readonly nearby: readonly TownCount[];
}

/** Everything that pages about towns can be about. */
export const townSubjects: readonly string[] = [
  accountantsSubject,
  ...taxonomyTerms.filter(({ kind }) => kind === 'service').map(({ id }) => id),
];
const specialtyIds = new Set(taxonomyTerms.filter(({ kind }) => kind === 'specialty').map(({ id }) => id));

const doing = (subject: string): ProfessionalFilters =>
  subject === accountantsSubject
    ? { ...noFilters, professions: ['accountant', 'bookkeeper'] }
    : { ...noFilters, tags: { ...noFilters.tags, service: [subject] } };
const remotely = (filters: ProfessionalFilters): ProfessionalFilters => ({ ...filters, meetings: ['remote'] });
/** Filters for those at home in a town, wherever they meet clients. */
const at = (town: string, filters: ProfessionalFilters): ProfessionalFilters => ({
  ...filters,
  around: { town, label: town, near: [] },
});

/**
 * Tells whether a page about a town says enough: three people there, or someone there and three others who work
 * remotely. Without anyone there, the pages of all towns would be one and the same.
 */
const saysEnough = (local: number, remote: number): boolean =>
  local >= searchLimits.locationPageMin || (local > 0 && remote >= searchLimits.locationPageMin);

/** The towns of labels: the same few thousand labels are read for every question. */
const knownLabels = new LRUCache<string, string>({ max: 100_000 });

/** 'TX|austin' of 'AUSTIN, TX'; empty for what is on no map of the United States: people type what they like. */
function townOfLabel(label: string): string {
  const known = knownLabels.get(label);
  if (known !== undefined) return known;
  const comma = label.lastIndexOf(', ');
  const code = comma < 0 ? null : stateCode(label.slice(comma + 2));
  const key = locationKey(label.slice(0, Math.max(comma, 0)));
  const town = code && stateOfTown(key, code) ? townOf(code, key) : '';
  knownLabels.set(label, town);
  return town;
}

/** Towns with all of their spellings, under the most common one. */
function townsOf(counts: readonly ValueCount[] = []): ReadonlyMap<string, TownCount> {
  const towns = new Map<string, TownCount & { readonly most: number }>();
  for (const { value, count } of counts) {
    const town = townOfLabel(value);
    if (!town) continue;
    const { label, count: others, most } = towns.get(town) ?? { label: value, count: 0, most: 0 };
    const isCommoner = count > most || (count === most && value > label);
    towns.set(town, {
      label: isCommoner ? value : label,
      count: others + count,
      most: isCommoner ? count : most,
    });
  }
  return towns;
}

interface SubjectTowns {
  /** Every town where someone does it. */
  readonly all: ReadonlyMap<string, TownCount>;
  remoteBeyond(town: string): number;
}

async function townsFor(subject: string, source: ProfessionalSource): Promise<SubjectTowns> {
  const filters = doing(subject);
  const all = townsOf((await source.countValues(filters, ['location'])).get('location'));
  const remote = townsOf((await source.countValues(remotely(filters), ['location'])).get('location'));
  const everyone = await source.count(remotely(filters));
  return { all, remoteBeyond: (town) => everyone - (remote.get(town)?.count ?? 0) };
}

/** The towns that have a page, by subject, the greatest first. */
export async function answerTowns(
  { subjects }: TownsQuestion,
  source: ProfessionalSource,
): Promise<readonly (readonly TownCount[])[]> {
  const answers: TownCount[][] = [];
  for (const subject of subjects) {
    const { all, remoteBeyond } = await townsFor(subject, source);
    answers.push(
      greatest([...all].flatMap(([town, known]) => (saysEnough(known.count, remoteBeyond(town)) ? known : []))),
    );
  }
  return answers;
}

const greatest = (towns: readonly TownCount[]): TownCount[] =>
  towns
    .map(({ label, count }) => ({ label, count }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label));

const byCount = (one: ValueCount, other: ValueCount): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);

/** Answers everything that a page about a town shows. */
export async function answerTown(
  { subject, stateCode: code, cityKey }: TownQuestion,
  source: ProfessionalSource,
): Promise<TownAnswer> {
  const town = townOf(code, cityKey);
  const isOnMap = stateOfTown(cityKey, code) !== undefined;
  const { all, remoteBeyond } = await townsFor(subject, source);
  const local = at(town, doing(subject));
  const first = { isReversed: false, offset: 0, limit: searchLimits.locationPageSize };
  const userIds = (await source.take(local, 'rating', first)).map(({ userId }) => userId);
  const total = await source.count(local);
  const counted = await source.countValues(local, ['verified', 'specialty']);
  const remoteTotal = remoteBeyond(town);
  const near = townsWithin(searchLimits.radii[2], town).flatMap((other) => {
    const known = other === town ? undefined : all.get(other);
    return known && saysEnough(known.count, remoteBeyond(other)) ? known : [];
  });
  return {
    isKnown: isOnMap || total > 0 || (await source.count(at(town, noFilters))) > 0,
    label: all.get(town)?.label,
    total,
    verified: counted.get('verified')?.[0]?.count ?? 0,
    userIds,
    remoteTotal,
    remoteIds: total < searchLimits.locationPageMin ? await remoteIds(doing(subject), code, userIds, source) : [],
    // People type what they like: only a city on the map is listed.
    isListed: isOnMap && saysEnough(total, remoteTotal),
    prices: await priceRanges(local, searchLimits.locationPageMin, source),
    specialties: [...(counted.get('specialty') ?? [])]
      .filter(({ value }) => specialtyIds.has(value))
      .sort(byCount)
      .slice(0, searchLimits.locationPageNearby),
    subjects: isOnMap ? (await subjectsOf(town, source)).filter(({ value }) => value !== subject) : [],
    nearby: greatest(near).slice(0, searchLimits.locationPageNearby),
  };
}

/** Those who work remotely, the state's own first, without those of the town. */
async function remoteIds(
  filters: ProfessionalFilters,
  code: string,
  local: readonly number[],
  source: ProfessionalSource,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (const where of [{ stateCode: code }, {}]) {
    const asked = { ...remotely(filters), ...where, apart: [...local, ...found] };
    const rest = { isReversed: false, offset: 0, limit: searchLimits.locationPageRemote - found.length };
    if (rest.limit > 0) found.push(...(await source.take(asked, 'rating', rest)).map(({ userId }) => userId));
  }
  return found;
}

/** Counts the subjects that have a page about a town. */
async function subjectsOf(town: string, source: ProfessionalSource): Promise<ValueCount[]> {
  const counts = async (filters: ProfessionalFilters): Promise<ReadonlyMap<string, number>> => {
    const services = (await source.countValues(filters, ['service'])).get('service') ?? [];
    const accountants = await source.count({ ...filters, professions: doing(accountantsSubject).professions });
    return new Map([[accountantsSubject, accountants], ...services.map(({ value, count }) => [value, count] as const)]);
  };
  const [here, remoteHere, remote] = [
    await counts(at(town, noFilters)),
    await counts(remotely(at(town, noFilters))),
    await counts(remotely(noFilters)),
  ];
  const beyond = (subject: string): number => (remote.get(subject) ?? 0) - (remoteHere.get(subject) ?? 0);
  return townSubjects
    .map((value) => ({ value, count: here.get(value) ?? 0 }))
    .filter(({ value, count }) => saysEnough(count, beyond(value)))
    .sort(byCount);
}
