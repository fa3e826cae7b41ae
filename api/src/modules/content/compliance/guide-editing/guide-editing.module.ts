import { actorOf } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { listPartSchema } from '../../../../platform/paging/offset-query';
import { route } from '../../../../platform/routes/route';
import { routesModule } from '../../../../platform/routes/routes-module';
import { listForEditing } from './guide-overviews.service';
import {
  createGuide,
  deleteDraft,
  findVersion,
  listVersions,
  openGuide,
  restoreVersion,
  saveDraft,
  wholeContent,
} from './guide-drafts.service';
import { presentEdited, presentOverview, presentVersion, presentVersionSummary } from './guide-editing.presenter';
import {
  editedGuideParamsSchema,
  editedGuideSchema,
  guideDeletionSchema,
  guideOverviewListSchema,
  guideOverviewQuerySchema,
  guideReinstatementSchema,
  guideRestoreSchema,
  guideSaveSchema,
  guideVersionListSchema,
  guideVersionParamsSchema,
  guideVersionSchema,
  guideWithdrawalSchema,
  newGuideSchema,
} from './guide-editing.schema';
import { publishGuide, reinstateGuide, withdrawGuide } from './guide-publishing.service';

const tags = ['compliance', 'admin'] as const;

/** Guides for those who write them: drafts, versions, publishing. */
export const guideEditingModule = routesModule('guide-editing', () => [
  list,
  create,
  open,
  save,
  remove,
  publish,
  withdraw,
  reinstate,
  versions,
  version,
  restore,
]);

const list = route({
  method: 'GET',
  path: '/api/admin/guides',
  access: 'admin',
  summary: 'List guides, including drafts; guides due for review come first',
  tags,
  validate: { query: guideOverviewQuerySchema },
  response: guideOverviewListSchema,
  act: ({ query }) => listForEditing(query),
  present: (guides) => guides.map(presentOverview),
});

const create = route({
  method: 'POST',
  path: '/api/admin/guides',
  access: 'admin',
  idempotent: true,
  summary: 'Create a guide as a draft',
  tags,
  publicData: 'unchanged',
  errors: { 409: ['guide_slug_taken'] },
  validate: { payload: newGuideSchema },
  response: editedGuideSchema,
  act: async ({ payload, request }) =>
    openGuide(await inRetriedTransaction((transaction) => createGuide(payload.content, actorOf(request), transaction))),
  present: presentEdited,
});

const open = route({
  method: 'GET',
  path: '/api/admin/guides/{id}',
  access: 'admin',
  summary: 'Get a guide with its latest content, published or draft',
  tags,
  errors: { 404: ['guide_not_found'] },
  validate: { params: editedGuideParamsSchema },
  response: editedGuideSchema,
  act: ({ params }) => openGuide(params.id),
  present: presentEdited,
});

const save = route({
  method: 'PUT',
  path: '/api/admin/guides/{id}',
  access: 'admin',
  summary: 'Save a draft; the version it is based on must be the latest',
  tags,
  publicData: 'unchanged',
  errors: {
    404: ['guide_not_found'],
    409: ['guide_changed', 'guide_slug_taken', 'guide_slug_fixed'],
  },
  validate: { params: editedGuideParamsSchema, payload: guideSaveSchema },
  response: editedGuideSchema,
  act: async ({ params: { id }, payload, request }) => {
    await inRetriedTransaction(async (transaction) =>
      saveDraft(
        { id, ...payload, content: await wholeContent(id, payload.content, transaction), by: actorOf(request) },
        transaction,
      ),
    );
    return openGuide(id);
  },
  present: presentEdited,
});

const remove = route({
  method: 'DELETE',
  path: '/api/admin/guides/{id}',
  access: 'admin',
  summary: 'Delete a guide that was never published, with its versions',
  tags,
  publicData: 'unchanged',
  errors: { 404: ['guide_not_found'], 409: ['guide_changed', 'guide_was_public'] },
  validate: { params: editedGuideParamsSchema, query: guideDeletionSchema },
  response: 'none',
  transaction: true,
  act: ({ params: { id }, query: { revision }, request, transaction }) =>
    deleteDraft({ id, revision, by: actorOf(request) }, transaction),
});

const publish = route({
  method: 'POST',
  path: '/api/admin/guides/{id}/publish',
  access: 'admin',
  summary: 'Publish a guide; people who follow it are notified',
  tags,
  errors: {
    400: ['guide_incomplete'],
    404: ['guide_not_found'],
    409: ['guide_changed', 'guide_slug_taken', 'guide_slug_fixed'],
  },
  validate: { params: editedGuideParamsSchema, payload: guideSaveSchema },
  response: editedGuideSchema,
  act: async ({ params: { id }, payload, request }) => {
    await inRetriedTransaction(async (transaction) =>
      publishGuide(
        { id, ...payload, content: await wholeContent(id, payload.content, transaction), by: actorOf(request) },
        transaction,
      ),
    );
    return openGuide(id);
  },
  present: presentEdited,
});

const withdraw = route({
  method: 'POST',
  path: '/api/admin/guides/{id}/withdraw',
  access: 'admin',
  summary: 'Unpublish a guide; it becomes a draft',
  tags,
  errors: { 404: ['guide_not_found'], 409: ['guide_changed', 'guide_not_public'] },
  validate: { params: editedGuideParamsSchema, payload: guideWithdrawalSchema },
  response: editedGuideSchema,
  act: async ({ params: { id }, payload, request }) => {
    await inRetriedTransaction((transaction) => withdrawGuide({ id, ...payload, by: actorOf(request) }, transaction));
    return openGuide(id);
  },
  present: presentEdited,
});

const reinstate = route({
  method: 'POST',
  path: '/api/admin/guides/{id}/reinstate',
  access: 'admin',
  summary: 'Undo a withdrawal: the guide is public again, unchanged, with its dates',
  tags,
  errors: { 404: ['guide_not_found'], 409: ['guide_changed', 'guide_not_withdrawn'] },
  validate: { params: editedGuideParamsSchema, payload: guideReinstatementSchema },
  response: editedGuideSchema,
  act: async ({ params: { id }, payload, request }) => {
    await inRetriedTransaction((transaction) =>
      reinstateGuide({ id, revision: payload.revision, by: actorOf(request) }, transaction),
    );
    return openGuide(id);
  },
  present: presentEdited,
});

const versions = route({
  method: 'GET',
  path: '/api/admin/guides/{id}/versions',
  access: 'admin',
  summary: 'List a guide’s versions, newest first: when, by whom, and why each was saved',
  tags,
  errors: { 404: ['guide_not_found'] },
  validate: { params: editedGuideParamsSchema, query: listPartSchema },
  response: guideVersionListSchema,
  load: ({ params }) => openGuide(params.id),
  act: ({ params, query }) => listVersions(params.id, query),
  present: (found) => found.map(presentVersionSummary),
});

const version = route({
  method: 'GET',
  path: '/api/admin/guides/{id}/versions/{number}',
  access: 'admin',
  summary: 'Get one version of a guide',
  tags,
  errors: { 404: ['guide_not_found', 'guide_version_not_found'] },
  validate: { params: guideVersionParamsSchema },
  response: guideVersionSchema,
  act: ({ params }) => findVersion(params.id, params.number),
  present: presentVersion,
});

const restore = route({
  method: 'POST',
  path: '/api/admin/guides/{id}/versions/{number}/restore',
  access: 'admin',
  summary: 'Restore an earlier version as the latest draft',
  tags,
  publicData: 'unchanged',
  errors: { 404: ['guide_not_found', 'guide_version_not_found'], 409: ['guide_changed'] },
  validate: { params: guideVersionParamsSchema, payload: guideRestoreSchema },
  response: editedGuideSchema,
  act: async ({ params: { id, number }, payload, request }) => {
    await inRetriedTransaction((transaction) =>
      restoreVersion({ id, number, revision: payload.revision, by: actorOf(request) }, transaction),
    );
    return openGuide(id);
  },
  present: presentEdited,
});
