import { searchLimits } from '../../../../contract/limits/search';
import type { HomeCounts, LocationSuggestion, SearchPage, TypicalPrice } from '../../../../contract/named-types';
import type { Database } from '../../../../platform/database/open-database';
import { cappedTotal, pageWindow } from '../../../../platform/paging/capped-page';
import { countFacets, remoteFacets } from './facets';
import { loosen, type ProfessionalFilters } from './filters';
import { cursorOf, sortedBy, type OrderName, type Standing } from './sort-order';
import type { ProfessionalSource } from './source';
import type { ProfessionalQuery } from './search-query.schema';
import { correctFilters } from './corrections';
import { suggestLocations, type LocationsQuestion } from './location-suggestions';
import { findRescues, remoteInstead } from './rescues';
import {
  answerTown,
  answerTowns,
  type TownAnswer,
  type TownCount,
  type TownQuestion,
  type TownsQuestion,
} from './towns';
import { typicalPrices, type PricesQuestion } from './typical-prices';

/** A page of the search, with everything that is shown beside it. */
export interface SearchQuestion {
  readonly kind: 'search';
  readonly filters: ProfessionalFilters;
  readonly sort: ProfessionalQuery['sort'];
  readonly page: number;
  readonly pageSize: number;
}

/** A part of the plain list: of a page, or after a cursor. */
export interface ListQuestion {
  readonly kind: 'list';
  readonly filters: ProfessionalFilters;
  readonly sort: ProfessionalQuery['sort'];
  readonly page: number;
  readonly after?: Standing;
}

/** The first of several selections, each by itself. */
export interface FirstQuestion {
  readonly kind: 'first';
  readonly selections: readonly ProfessionalFilters[];
  readonly order: OrderName;
  readonly limit: number;
}

/** Number of all that match. */
export interface TotalsQuestion {
  readonly kind: 'totals';
  readonly filters: ProfessionalFilters;
}

/** Questions about listed professionals. They cross threads, so they are plain data. */
export type Question =
  | SearchQuestion
  | ListQuestion
  | FirstQuestion
  | LocationsQuestion
  | PricesQuestion
  | TownQuestion
  | TownsQuestion
  | TotalsQuestion;

export interface FoundIds {
  /** User ids, in order. */
  readonly userIds: readonly number[];
  readonly total: number;
  readonly totalIsCapped: boolean;
}
export interface SearchAnswer extends FoundIds, Pick<SearchPage, 'facets' | 'rescues' | 'correctedTo' | 'around'> {
  /** Usual prices of the one service that was requested. */
  readonly typicalPrices: readonly TypicalPrice[];
  /** First of those who work remotely, when no one was found in a location. */
  readonly remoteIds: readonly number[];
}
export interface ListAnswer extends FoundIds {
  /** Cursor of the next part; null when this is the last one. */
  readonly next: string | null;
}
/** User ids of each selection, in order. */
export type FirstAnswer = readonly (readonly number[])[];

/** Answer to each kind of question. */
export interface Answers {
  readonly search: SearchAnswer;
  readonly list: ListAnswer;
  readonly first: FirstAnswer;
  readonly locations: readonly LocationSuggestion[];
  readonly prices: readonly TypicalPrice[];
  readonly town: TownAnswer;
  readonly towns: readonly (readonly TownCount[])[];
  readonly totals: HomeCounts;
}
export type Answer = Answers[keyof Answers];

const idsOf = (standings: readonly Standing[]): number[] => standings.map(({ userId }) => userId);

/**
 * Answers a question from a source.
 * @param database where the words are that slips of typing are corrected with
 */
export function answerQuestion(question: Question, source: ProfessionalSource, database: Database): Promise<Answer> {
  switch (question.kind) {
    case 'search':
      return answerSearch(question, source, database);
    case 'list':
      return answerList(question, source);
    case 'first':
      return answerFirst(question, source);
    case 'locations':
      return suggestLocations(question, source);
    case 'prices':
      return typicalPrices(question, source);
    case 'town':
      return answerTown(question, source);
    case 'towns':
      return answerTowns(question, source);
    case 'totals':
      return answerTotals(question, source);
  }
}

async function answerTotals({ filters }: TotalsQuestion, source: ProfessionalSource): Promise<HomeCounts> {
  const counted = await source.countValues(filters, ['verified', 'state']);
  return {
    professionals: await source.count(filters),
    verified: counted.get('verified')?.[0]?.count ?? 0,
    states: counted.get('state')?.filter(({ value }) => value !== 'DC').length ?? 0,
  };
}

/**
 * A search without results is retried with its typos corrected; without results again, the answer says which filters to
 * loosen.
 */
async function answerSearch(
  question: SearchQuestion,
  source: ProfessionalSource,
  database: Database,
): Promise<SearchAnswer> {
  const asked = await searchPage(question, source);
  if (asked.total > 0 || (await isOnShelf(question.filters, source))) return asked;
  const correction = await correctFilters(database, question.filters);
  const corrected = correction && (await searchPage({ ...question, filters: correction.filters }, source));
  if (correction && corrected && corrected.total > 0) return { ...corrected, correctedTo: correction.words };
  const remote = remoteInstead(question.filters);
  const remoteIds = remote ? await remoteOnes(remote, question, source) : [];
  return {
    ...asked,
    // What is counted beside the filters is what is shown.
    ...(remote && remoteIds.length > 0 && { facets: await remoteFacets(source, remote) }),
    rescues: await findRescues(source, question.filters),
    remoteIds,
  };
}

/** Tells whether the only ones who match are shown apart. */
const isOnShelf = async (filters: ProfessionalFilters, source: ProfessionalSource): Promise<boolean> =>
  filters.featured === 'exclude' && (await source.count(loosen(filters, 'featured'))) > 0;

/** The first page of those who work remotely, in the order that was asked for. */
async function remoteOnes(
  remote: ProfessionalFilters,
  { sort, pageSize }: SearchQuestion,
  source: ProfessionalSource,
): Promise<number[]> {
  const { order, isReversed } = sortedBy[sort];
  return idsOf(await source.take(remote, order, { isReversed, offset: 0, limit: pageSize }));
}

async function searchPage(
  { filters, sort, page, pageSize }: SearchQuestion,
  source: ProfessionalSource,
): Promise<SearchAnswer> {
  const { order, isReversed } = sortedBy[sort];
  const chosen = await withApart(filters, sort, source);
  return {
    userIds: idsOf(await source.take(chosen, order, { isReversed, ...pageWindow(page, pageSize) })),
    ...cappedTotal(await source.count(chosen), searchLimits.totalCap),
    // Those who are shown apart count with the others.
    facets: await countFacets(source, filters.featured === 'exclude' ? loosen(filters, 'featured') : filters),
    correctedTo: null,
    around: filters.around?.label ?? null,
    rescues: [],
    typicalPrices:
      filters.tags.service.length === 1 && filters.featured !== 'only'
        ? await typicalPrices({ kind: 'prices', services: filters.tags.service }, source)
        : [],
    remoteIds: [],
  };
}

/**
 * The filters with who is shown apart: the first featured ones in the same order. Further ones stay in the main list,
 * or they would never be shown.
 */
async function withApart(
  filters: ProfessionalFilters,
  sort: SearchQuestion['sort'],
  source: ProfessionalSource,
): Promise<ProfessionalFilters> {
  if (filters.featured !== 'exclude') return filters;
  const { order, isReversed } = sortedBy[sort];
  const shown = { isReversed, offset: 0, limit: searchLimits.featuredMax };
  return { ...filters, apart: idsOf(await source.take({ ...filters, featured: 'only' }, order, shown)) };
}

async function answerList(
  { filters, sort, page, after }: ListQuestion,
  source: ProfessionalSource,
): Promise<ListAnswer> {
  const { order, isReversed } = sortedBy[sort];
  const start = after ? { after, offset: 0 } : { offset: (page - 1) * searchLimits.listMax };
  const found = await source.take(filters, order, { isReversed, ...start, limit: searchLimits.listMax + 1 });
  const shown = found.slice(0, searchLimits.listMax);
  const last = shown.at(-1);
  return {
    userIds: idsOf(shown),
    ...cappedTotal(await source.count(filters), searchLimits.totalCap),
    next: last && found.length > shown.length ? cursorOf(last, sort) : null,
  };
}

async function answerFirst(
  { selections, order, limit }: FirstQuestion,
  source: ProfessionalSource,
): Promise<FirstAnswer> {
  const answers: number[][] = [];
  for (const filters of selections)
    answers.push(idsOf(await source.take(filters, order, { isReversed: false, offset: 0, limit })));
  return answers;
}
