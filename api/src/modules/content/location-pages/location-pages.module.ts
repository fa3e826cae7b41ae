import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { reviewedBy } from '../../directory/professionals/professionals.service';
import { linkListSchema, locationPageSchema, locationParamsSchema, subjectParamsSchema } from './location-pages.schema';
import { presentLocationPage } from './location-pages.presenter';
import { greatestLocations, readLocationPage } from './location-pages.service';

/** Pages about who does something in a city. */
export const locationPagesModule = routesModule('location-pages', () => [page, greatest]);

const page = route({
  method: 'GET',
  path: '/api/location-pages/{subject}/{state}/{city}',
  access: 'public',
  summary: 'Get the page about accountants or a service in a city: people, facts and links to its neighbors',
  errors: { 404: ['not_found'] },
  validate: { params: locationParamsSchema },
  response: locationPageSchema,
  act: async ({ params, viewer, platform }) => {
    const { areas } = await platform.site.read();
    const found = await readLocationPage(params, areas.compliance);
    return { ...found, reviewed: await reviewedBy(viewer, [...found.records, ...found.remote]) };
  },
  present: (found, { viewer }) => presentLocationPage(found, viewer),
});

const greatest = route({
  method: 'GET',
  path: '/api/location-pages/{subject}',
  access: 'anonymous',
  summary: 'List the cities with most accountants, or most of those who offer a service, and their pages',
  errors: { 404: ['not_found'] },
  validate: { params: subjectParamsSchema },
  response: linkListSchema,
  act: ({ params }) => greatestLocations(params.subject),
});
