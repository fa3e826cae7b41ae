import { actorOf } from '../../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
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
  type GuideInEditor,
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

const shared = { access: 'admin' } as const;
const params = editedGuideParamsSchema;
/** Responds with the guide as its editor opens it. */
const asEdited = { ...shared, response: editedGuideSchema, present: presentEdited } as const;
/** A draft: what the public reads stays. */
const asDraft = { ...asEdited, publicData: 'unchanged' } as const;

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

/** Changes a guide in a transaction. Gives it as its editor opens it. */
async function changed(id: number, change: (transaction: Transaction) => Promise<void>): Promise<GuideInEditor> {
  await inRetriedTransaction(change);
  return openGuide(id);
}

const list = route({
  ...shared,
  method: 'GET',
  path: '/api/admin/guides',
  summary: 'List guides, including drafts; guides due for review come first',
  validate: { query: guideOverviewQuerySchema },
  response: guideOverviewListSchema,
  act: ({ query }) => listForEditing(query),
  present: (guides) => guides.map(presentOverview),
});

const create = route({
  ...asDraft,
  method: 'POST',
  path: '/api/admin/guides',
  idempotent: true,
  summary: 'Create a guide as a draft',
  errors: { 409: ['guide_slug_taken'] },
  validate: { payload: newGuideSchema },
  act: async ({ payload, request }) =>
    openGuide(await inRetriedTransaction((transaction) => createGuide(payload.content, actorOf(request), transaction))),
});

const open = route({
  ...asEdited,
  method: 'GET',
  path: '/api/admin/guides/{id}',
  summary: 'Get a guide with its latest content, published or draft',
  errors: { 404: ['guide_not_found'] },
  validate: { params },
  act: ({ params: { id } }) => openGuide(id),
});

const ofSave = {
  404: ['guide_not_found'],
  409: ['guide_changed', 'guide_slug_taken', 'guide_slug_fixed'],
} as const;

const save = route({
  ...asDraft,
  method: 'PUT',
  path: '/api/admin/guides/{id}',
  summary: 'Save a draft; the version it is based on must be the latest',
  errors: ofSave,
  validate: { params, payload: guideSaveSchema },
  act: ({ params: { id }, payload, request }) =>
    changed(id, (transaction) => saveDraft({ id, ...payload, by: actorOf(request) }, transaction)),
});

const remove = route({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/guides/{id}',
  summary: 'Delete a guide that was never published, with its versions',
  publicData: 'unchanged',
  errors: { 404: ['guide_not_found'], 409: ['guide_changed', 'guide_was_public'] },
  validate: { params, query: guideDeletionSchema },
  response: 'none',
  transaction: true,
  act: ({ params: { id }, query: { revision }, request, transaction }) =>
    deleteDraft({ id, revision, by: actorOf(request) }, transaction),
});

const publish = route({
  ...asEdited,
  method: 'POST',
  path: '/api/admin/guides/{id}/publish',
  summary: 'Publish a guide; people who follow it are notified',
  errors: { ...ofSave, 400: ['guide_incomplete'] },
  validate: { params, payload: guideSaveSchema },
  act: ({ params: { id }, payload, request }) =>
    changed(id, (transaction) => publishGuide({ id, ...payload, by: actorOf(request) }, transaction)),
});

const withdraw = route({
  ...asEdited,
  method: 'POST',
  path: '/api/admin/guides/{id}/withdraw',
  summary: 'Unpublish a guide; it becomes a draft',
  errors: { 404: ['guide_not_found'], 409: ['guide_changed', 'guide_not_public'] },
  validate: { params, payload: guideWithdrawalSchema },
  act: ({ params: { id }, payload, request }) =>
    changed(id, (transaction) => withdrawGuide({ id, ...payload, by: actorOf(request) }, transaction)),
});

const reinstate = route({
  ...asEdited,
  method: 'POST',
  path: '/api/admin/guides/{id}/reinstate',
  summary: 'Undo a withdrawal: the guide is public again, unchanged, with its dates',
  errors: { 404: ['guide_not_found'], 409: ['guide_changed', 'guide_not_withdrawn'] },
  validate: { params, payload: guideReinstatementSchema },
  act: ({ params: { id }, payload: { revision }, request }) =>
    changed(id, (transaction) => reinstateGuide({ id, revision, by: actorOf(request) }, transaction)),
});

const versions = route({
  ...shared,
  method: 'GET',
  path: '/api/admin/guides/{id}/versions',
  summary: 'List a guide’s versions, newest first: when, by whom, and why each was saved',
  errors: { 404: ['guide_not_found'] },
  validate: { params, query: listPartSchema },
  response: guideVersionListSchema,
  load: ({ params: { id } }) => openGuide(id),
  act: ({ params: { id }, query }) => listVersions(id, query),
  present: (found) => found.map(presentVersionSummary),
});

const version = route({
  ...shared,
  method: 'GET',
  path: '/api/admin/guides/{id}/versions/{number}',
  summary: 'Get one version of a guide',
  errors: { 404: ['guide_not_found', 'guide_version_not_found'] },
  validate: { params: guideVersionParamsSchema },
  response: guideVersionSchema,
  act: ({ params: { id, number } }) => findVersion(id, number),
  present: presentVersion,
});

const restore = route({
  ...asDraft,
  method: 'POST',
  path: '/api/admin/guides/{id}/versions/{number}/restore',
  summary: 'Restore an earlier version as the latest draft',
  errors: { 404: ['guide_not_found', 'guide_version_not_found'], 409: ['guide_changed'] },
  validate: { params: guideVersionParamsSchema, payload: guideRestoreSchema },
  act: ({ params: { id, number }, payload: { revision }, request }) =>
    changed(id, (transaction) => restoreVersion({ id, number, revision, by: actorOf(request) }, transaction)),
});
