import type { Plugin } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { renewSearchTexts } from '../../../platform/text/renew-search-texts';
import { presentGuide, presentListedGuide } from './compliance.presenter';
import {
  guideListQuerySchema,
  guideListSchema,
  guideParamsSchema,
  guideSchema,
  guideSearchQuerySchema,
} from './compliance.schema';
import { columnsOf, contentOf } from './guide-editing/guide-content';
import { Guide } from './guide.model';
import { findGuide, listGuides, searchGuides } from './compliance.service';

/** The Compliance Center's guides. */
export const complianceModule: Plugin<void> = {
  name: 'compliance',
  register(server) {
    server.app.platform.jobs.add(renewGuides);
    server.route([list, search, one]);
  },
};

/** Makes the words by which guides are found again where the rules for them have changed. */
export const renewGuides = renewSearchTexts('compliance_guides', async (id, transaction) => {
  const guide = await Guide.query(transaction).findById(id).forUpdate().throwIfNotFound();
  const { searchText } = columnsOf(contentOf(guide));
  await guide.$query(transaction).patch({ searchText });
});

const list = route({
  method: 'GET',
  path: '/api/compliance',
  access: 'public',
  summary: 'List every guide, or only featured ones',
  validate: { query: guideListQuerySchema },
  response: guideListSchema,
  act: ({ query }) => listGuides(query),
  present: (guides) => guides.map(presentListedGuide),
});

const search = route({
  method: 'GET',
  path: '/api/compliance/search',
  access: 'public',
  summary: 'Search guides for all the words, within the filters',
  validate: { query: guideSearchQuerySchema },
  response: guideListSchema,
  act: ({ query }) => searchGuides(query),
  present: (guides) => guides.map(presentListedGuide),
});

const one = route({
  method: 'GET',
  path: '/api/compliance/{idOrSlug}',
  access: 'public',
  summary: 'Get a guide by id or slug',
  errors: { 404: ['guide_not_found'] },
  validate: { params: guideParamsSchema },
  response: guideSchema,
  load: ({ params }) => findGuide(params.idOrSlug),
  act: (_context, guide) => guide,
  present: presentGuide,
});
