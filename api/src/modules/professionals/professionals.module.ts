import type { Plugin } from '@hapi/hapi';
import { limits } from '../../contract/limits';
import { pageLinks } from '../../platform/paging/capped-page';
import { route } from '../../platform/routes/route';
import { professionalNotFound } from './professionals.errors';
import { maySee } from './professionals.policy';
import { presentProfessional } from './professionals.presenter';
import {
  featuredQuerySchema,
  listQuerySchema,
  professionalListSchema,
  professionalParamsSchema,
  professionalSchema,
  searchPageSchema,
  searchQuerySchema,
} from './professionals.schema';
import { featuredProfessionals, findProfessional, listProfessionals, reviewedBy, searchProfessionals } from './professionals.service';

const tags = ['professionals'] as const;

/** The directory: list, search, featured, and one professional. */
export const professionalsModule: Plugin<void> = {
  name: 'professionals',
  register(server) {
    server.route([list, search, featured, one]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/accountants',
  access: 'public',
  summary: 'Professionals that pass the filters: a hundred at a time, the rest by the Link header',
  tags,
  validate: { query: listQuerySchema },
  response: professionalListSchema,
  act: async ({ query, viewer, request, setHeader }) => {
    const { records, total } = await listProfessionals(query);
    setHeader('X-Total-Count', String(total));
    const links = pageLinks(`${request.path}${request.url.search}`, query.page, query.page * limits.search.listMax < total);
    if (links) setHeader('Link', links);
    return { records, reviewed: await reviewedBy(viewer, records) };
  },
  present: ({ records, reviewed }, { viewer }) => records.map((record) => presentProfessional(record, viewer, reviewed)),
});

const search = route({
  method: 'GET',
  path: '/api/accountants/search',
  access: 'public',
  summary: 'Search professionals: a page, its total and the counts of every filter value',
  tags,
  validate: { query: searchQuerySchema },
  response: searchPageSchema,
  act: async ({ query, viewer }) => {
    const found = await searchProfessionals(query);
    return { ...found, reviewed: await reviewedBy(viewer, found.records) };
  },
  present: ({ records, reviewed, total, totalIsCapped, facets }, { viewer, query }) => ({
    items: records.map((record) => presentProfessional(record, viewer, reviewed)),
    total,
    totalIsCapped,
    page: query.page,
    pageSize: query.pageSize,
    facets,
  }),
});

const featured = route({
  method: 'GET',
  path: '/api/accountants/featured',
  access: 'public',
  summary: 'Featured professionals, best rated first',
  tags,
  validate: { query: featuredQuerySchema },
  response: professionalListSchema,
  act: async ({ query, viewer }) => {
    const records = await featuredProfessionals(query.profession);
    return { records, reviewed: await reviewedBy(viewer, records) };
  },
  present: ({ records, reviewed }, { viewer }) => records.map((record) => presentProfessional(record, viewer, reviewed)),
});

const one = route({
  method: 'GET',
  path: '/api/accountants/{id}',
  access: 'public',
  summary: 'One professional by user id',
  tags,
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalParamsSchema },
  response: professionalSchema,
  load: ({ params }) => findProfessional(params.id),
  authorize: ({ viewer }, record) => {
    // Hidden is as good as not there: a 403 would tell that it exists.
    if (!maySee(viewer, record)) throw professionalNotFound();
  },
  act: async ({ viewer }, record) => ({ record, reviewed: await reviewedBy(viewer, [record]) }),
  present: ({ record, reviewed }, { viewer }) => presentProfessional(record, viewer, reviewed),
});
