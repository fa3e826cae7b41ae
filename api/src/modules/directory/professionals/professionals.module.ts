import type { Plugin } from '@hapi/hapi';
import { searchLimits } from '../../../contract/limits/search';
import { database } from '../../../platform/database/transaction';
import type { Job } from '../../../platform/jobs/jobs';
import { pageLinks, cursorLink } from '../../../platform/paging/capped-page';
import { renewSearchTexts } from '../../../platform/text/renew-search-texts';
import { route } from '../../../platform/routes/route';
import { AccountantProfile } from './accountant-profile.model';
import { professionalNotFound } from './professionals.errors';
import { maySee } from './professionals.policy';
import { presentProfessional } from './professionals.presenter';
import {
  compareQuerySchema,
  featuredQuerySchema,
  locationListSchema,
  professionalListSchema,
  professionalParamsSchema,
  professionalSchema,
  searchPageSchema,
  typicalPriceListSchema,
} from './professionals.schema';
import {
  areInConversation,
  comparedProfessionals,
  featuredProfessionals,
  findProfessional,
  listProfessionals,
  reviewedBy,
  searchProfessionals,
  suggestLocations,
  typicalPrices,
} from './professionals.service';
import { refreshProfile } from './refresh-profile';
import { forgetOldChanges } from './search/changes';
import {
  listQuerySchema,
  locationQuerySchema,
  searchQuerySchema,
  typicalPriceQuerySchema,
} from './search/search-query.schema';
import { openSearch } from './search/threads/professional-search';

/** The directory: list, search, featured, and one professional. */
export const professionalsModule: Plugin<void> = {
  name: 'professionals',
  register(server) {
    const search = openSearch(database(), {
      databaseSettings: server.app.platform.settings.database,
      onDeath: (err) => server.logger.error({ err }, 'the search thread died; another one is started'),
      onFailure: (err) => server.logger.error({ err }, 'the search index could not be read; it is tried again'),
    });
    server.ext('onPostStart', () => search.start());
    server.ext('onPostStop', () => search.stop());
    server.app.platform.jobs.add(forgetChanges);
    server.app.platform.jobs.add(renewProfiles);
    server.route([list, find, locations, prices, featured, compare, one]);
  },
};

/** Makes what profiles are found by again where the rules for it have changed. */
export const renewProfiles = renewSearchTexts('accountant_profiles', async (id, transaction) => {
  const { userId, updatedAt } = await AccountantProfile.query(transaction).findById(id).throwIfNotFound();
  await refreshProfile(userId, transaction, updatedAt);
});

const forgetChanges: Job = {
  name: 'purge changes read by search',
  everyMilliseconds: 60_000,
  run: () => forgetOldChanges(database()),
};

const list = route({
  method: 'GET',
  path: '/api/accountants',
  access: 'public',
  summary: 'List professionals that match the filters, 100 per page; the Link header has the next page',
  validate: { query: listQuerySchema },
  response: professionalListSchema,
  act: async ({ query, viewer, request, setHeader }) => {
    const { records, total, totalIsCapped, next } = await listProfessionals(query);
    setHeader('X-Total-Count', String(total));
    const path = `${request.path}${request.url.search}`;
    // Pages as long as they are counted; from there on, by the cursor of the last one shown.
    const isCounted = !query.after && query.page * searchLimits.listMax < total;
    const goesOn = next !== null && !isCounted && (totalIsCapped || query.after);
    const links = goesOn ? cursorLink(path, next) : pageLinks(path, query.page, isCounted && next !== null);
    if (links) setHeader('Link', links);
    return { records, reviewed: await reviewedBy(viewer, records) };
  },
  present: ({ records, reviewed }, { viewer }) =>
    records.map((record) => presentProfessional(record, viewer, reviewed)),
});

const find = route({
  method: 'GET',
  path: '/api/accountants/search',
  access: 'public',
  summary: 'Search professionals: one page of results, the total, and a count for every filter value',
  validate: { query: searchQuerySchema },
  response: searchPageSchema,
  act: async ({ query, viewer }) => {
    const found = await searchProfessionals(query);
    return { ...found, reviewed: await reviewedBy(viewer, [...found.records, ...found.remote]) };
  },
  present: ({ records, remote, reviewed, typicalPrices: usual, ...found }, { viewer, query }) => ({
    ...found,
    items: records.map((record) => presentProfessional(record, viewer, reviewed)),
    page: query.page,
    pageSize: query.pageSize,
    typicalPrices: [...usual],
    remoteInstead: remote.map((record) => presentProfessional(record, viewer, reviewed)),
  }),
});

const locations = route({
  method: 'GET',
  path: '/api/accountants/locations',
  access: 'anonymous',
  summary: 'Suggest cities and states with listings for what is typed, with how many match the other filters there',
  limit: 'locations',
  validate: { query: locationQuerySchema },
  response: locationListSchema,
  act: ({ query }) => suggestLocations(query),
});

const prices = route({
  method: 'GET',
  path: '/api/accountants/prices',
  access: 'anonymous',
  summary: 'Get what services usually cost, by unit, where at least ten listings say so',
  validate: { query: typicalPriceQuerySchema },
  response: typicalPriceListSchema,
  act: ({ query }) => typicalPrices(query),
});

const featured = route({
  method: 'GET',
  path: '/api/accountants/featured',
  access: 'public',
  summary: 'List featured professionals, highest rated first',
  validate: { query: featuredQuerySchema },
  response: professionalListSchema,
  act: async ({ query, viewer }) => {
    const records = await featuredProfessionals(query.profession);
    return { records, reviewed: await reviewedBy(viewer, records) };
  },
  present: ({ records, reviewed }, { viewer }) =>
    records.map((record) => presentProfessional(record, viewer, reviewed)),
});

const compare = route({
  method: 'GET',
  path: '/api/accountants/compare',
  access: 'public',
  summary: 'Get up to four professionals to compare, by user id, in the order given',
  validate: { query: compareQuerySchema },
  response: professionalListSchema,
  act: async ({ query, viewer }) => {
    const records = await comparedProfessionals(query.ids, viewer);
    return { records, reviewed: await reviewedBy(viewer, records) };
  },
  present: ({ records, reviewed }, { viewer }) =>
    records.map((record) => presentProfessional(record, viewer, reviewed)),
});

const one = route({
  method: 'GET',
  path: '/api/accountants/{id}',
  access: 'public',
  summary: 'Get a professional by user id',
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalParamsSchema },
  response: professionalSchema,
  load: ({ params }) => findProfessional(params.id),
  authorize: ({ viewer }, record) => {
    // Hidden is as good as not there: a 403 would tell that it exists.
    if (!maySee(viewer, record)) throw professionalNotFound();
  },
  act: async ({ viewer }, record) => ({
    record,
    reviewed: await reviewedBy(viewer, [record]),
    inConversation: await areInConversation(viewer, record.user.id),
  }),
  present: ({ record, reviewed, inConversation }, { viewer }) =>
    presentProfessional(record, viewer, reviewed, inConversation),
});
