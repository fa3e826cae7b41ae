import { actorOf } from '../../../../platform/audit/record-audit';
import { route } from '../../../../platform/routes/route';
import { routesModule } from '../../../../platform/routes/routes-module';
import { editedGuideParamsSchema } from '../../compliance/guide-editing/guide-editing.schema';
import { presentEditedDate } from './guide-dates.presenter';
import {
  editedDateListSchema,
  editedDateSchema,
  guideDateChangeSchema,
  guideDateDeletionSchema,
  guideDateParamsSchema,
  newGuideDateSchema,
} from './guide-dates.schema';
import { addDate, changeDate, listDates, removeDate } from './guide-dates.service';

const shared = { access: 'admin' } as const;

/** The dates of a guide for administrators: what they save is in every calendar from then on. */
export const guideDatesModule = routesModule('guide-dates', () => [list, add, change, remove]);

const list = route({
  ...shared,
  method: 'GET',
  path: '/api/admin/guides/{id}/dates',
  summary: 'List the dates of a guide with their rules',
  errors: { 404: ['guide_not_found'] },
  validate: { params: editedGuideParamsSchema },
  response: editedDateListSchema,
  act: ({ params: { id } }) => listDates(id),
  present: (dates) => dates.map(presentEditedDate),
});

const add = route({
  ...shared,
  method: 'POST',
  path: '/api/admin/guides/{id}/dates',
  summary: 'Add a date to a guide',
  idempotent: true,
  errors: { 404: ['guide_not_found'] },
  validate: { params: editedGuideParamsSchema, payload: newGuideDateSchema },
  response: editedDateSchema,
  transaction: true,
  act: ({ params: { id }, payload: { content }, request, platform, transaction }) =>
    addDate({ guideId: id, by: actorOf(request), now: platform.clock.now() }, content, transaction),
  present: presentEditedDate,
});

const change = route({
  ...shared,
  method: 'PUT',
  path: '/api/admin/guides/{id}/dates/{dateId}',
  summary: 'Change a date of a guide; marks stay with the days that its rule still has',
  errors: { 404: ['guide_not_found', 'compliance_date_not_found'], 409: ['compliance_date_changed'] },
  validate: { params: guideDateParamsSchema, payload: guideDateChangeSchema },
  response: editedDateSchema,
  transaction: true,
  act: ({ params: { id, dateId }, payload, request, platform, transaction }) =>
    changeDate(
      { guideId: id, by: actorOf(request), now: platform.clock.now() },
      { id: dateId, ...payload },
      transaction,
    ),
  present: presentEditedDate,
});

const remove = route({
  ...shared,
  method: 'DELETE',
  path: '/api/admin/guides/{id}/dates/{dateId}',
  summary: 'Remove a date of a guide from every calendar',
  errors: { 404: ['guide_not_found', 'compliance_date_not_found'], 409: ['compliance_date_changed'] },
  validate: { params: guideDateParamsSchema, query: guideDateDeletionSchema },
  response: 'none',
  transaction: true,
  act: ({ params: { id, dateId }, query: { revision }, request, platform, transaction }) =>
    removeDate({ guideId: id, by: actorOf(request), now: platform.clock.now() }, { id: dateId, revision }, transaction),
});
