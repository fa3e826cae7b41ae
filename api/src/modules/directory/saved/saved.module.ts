import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { professionalNotFound } from '../professionals/professionals.errors';
import { maySee } from '../professionals/professionals.policy';
import { presentProfessional } from '../professionals/professionals.presenter';
import { professionalListSchema, professionalParamsSchema } from '../professionals/professionals.schema';
import { findProfessional, reviewedBy } from '../professionals/professionals.service';
import { maySave } from './saved.policy';
import { savedIdsSchema } from './saved.schema';
import { listSaved, save, savedIds, unsave } from './saved.service';

/** The professionals that a client saved. */
export const savedModule = routesModule('saved', () => [list, ids, add, remove]);

const list = route({
  method: 'GET',
  path: '/api/saved',
  access: 'signed-in',
  summary: 'List saved professionals, newest first',
  response: professionalListSchema,
  act: async ({ viewer }) => {
    const records = await listSaved(viewer.id);
    return { records, reviewed: await reviewedBy(viewer, records) };
  },
  present: ({ records, reviewed }, { viewer }) =>
    records.map((record) => presentProfessional(record, viewer, reviewed)),
});

const ids = route({
  method: 'GET',
  path: '/api/saved/ids',
  access: 'signed-in',
  summary: 'List the ids of saved professionals, for save buttons',
  response: savedIdsSchema,
  act: async ({ viewer }) => ({ ids: await savedIds(viewer.id) }),
});

const add = route({
  method: 'PUT',
  path: '/api/saved/{id}',
  access: 'signed-in',
  summary: 'Save a professional; a repeat is no error',
  publicData: 'unchanged',
  errors: { 403: ['clients_only'], 404: ['professional_not_found'], 409: ['too_many_saved'] },
  validate: { params: professionalParamsSchema },
  response: 'none',
  load: ({ params }) => findProfessional(params.id),
  authorize: ({ viewer }, record) => {
    if (!maySee(viewer, record)) throw professionalNotFound();
    maySave(viewer);
  },
  transaction: true,
  act: ({ viewer, params, transaction }) => save(viewer.id, params.id, transaction),
});

const remove = route({
  method: 'DELETE',
  path: '/api/saved/{id}',
  access: 'signed-in',
  summary: 'Remove a saved professional',
  publicData: 'unchanged',
  validate: { params: professionalParamsSchema },
  response: 'none',
  act: ({ viewer, params }) => unsave(viewer.id, params.id),
});
