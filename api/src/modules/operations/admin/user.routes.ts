import { asExport } from '../../../platform/audit/csv-file';
import { actorOf } from '../../../platform/audit/record-audit';
import { route } from '../../../platform/routes/route';
import { streamed } from '../../../platform/routes/streamed';
import { proveOwner } from '../../identity/accounts/passwords/own-password';
import { presentAdminUser } from './admin.presenter';
import { adminUserSchema, invitationSchema, userParamsSchema } from './admin.schema';
import { exportUsers } from './user-export';
import { inviteAgain, inviteUser } from './user-invitation.service';
import { userFilterSchema, userPageSize, userSearchPageSchema, userSearchSchema } from './user-search.schema';
import { searchUsers } from './user-search.service';
import { bulkChangeSchema, bulkOutcomeSchema, suspensionSchema } from './user-suspension.schema';
import { changeInBulk, restoreUser, suspendUser } from './user-suspension.service';

const search = route({
  method: 'GET',
  path: '/api/admin/users/search',
  access: 'admin',
  summary: 'Search accounts by type, state, and words: one sorted page',
  validate: { query: userSearchSchema },
  response: userSearchPageSchema,
  act: ({ query }) => searchUsers(query),
  present: ({ users, total }, { query }) => ({
    users: users.map(presentAdminUser),
    total,
    page: query.page,
    pageSize: userPageSize,
  }),
});

const csv = route({
  method: 'GET',
  path: '/api/admin/users/export',
  access: 'admin',
  summary: 'Export accounts by type, state, and search words as CSV',
  validate: { query: userFilterSchema },
  response: 'raw',
  act: async ({ query, ...context }) => {
    await asExport(context, 'users', { action: 'user.exported', subject: { type: 'users', id: null }, after: query });
    return streamed(exportUsers(query));
  },
});

const invite = route({
  method: 'POST',
  path: '/api/admin/users',
  access: 'admin',
  idempotent: true,
  summary: 'Invite a person by mail; inviting an administrator requires the signed-in administrator’s password',
  publicData: 'unchanged',
  errors: { 400: ['wrong_password'], 409: ['email_taken'], 429: ['rate_limited'] },
  validate: { payload: invitationSchema },
  response: adminUserSchema,
  act: async ({ viewer, payload: { currentPassword, ...details }, platform, request }) => {
    if (details.userType === 'admin') await proveOwner(viewer, currentPassword, platform.limits);
    return inviteUser(details, actorOf(request));
  },
  present: presentAdminUser,
});

const inviteOnceMore = route({
  method: 'POST',
  path: '/api/admin/users/{id}/invitation',
  access: 'admin',
  summary: 'Resend an invitation',
  publicData: 'unchanged',
  errors: { 404: ['user_not_found'], 409: ['not_invited'] },
  validate: { params: userParamsSchema },
  response: 'none',
  transaction: true,
  act: ({ params, request, transaction }) => inviteAgain(params.id, actorOf(request), transaction),
});

const suspend = route({
  method: 'PUT',
  path: '/api/admin/users/{id}/suspension',
  access: 'admin',
  summary: 'Suspend an account; its sessions end immediately',
  errors: { 403: ['cannot_suspend_self'], 404: ['user_not_found'], 409: ['last_admin'] },
  validate: { params: userParamsSchema, payload: suspensionSchema },
  response: 'none',
  transaction: true,
  act: async ({ params, payload, request, transaction }) => {
    await suspendUser(params.id, payload.reason, actorOf(request), transaction);
  },
});

const restore = route({
  method: 'DELETE',
  path: '/api/admin/users/{id}/suspension',
  access: 'admin',
  summary: 'Restore a suspended account',
  errors: { 404: ['user_not_found'] },
  validate: { params: userParamsSchema },
  response: 'none',
  transaction: true,
  act: async ({ params, request, transaction }) => {
    await restoreUser(params.id, '', actorOf(request), transaction);
  },
});

const bulk = route({
  method: 'POST',
  path: '/api/admin/users/bulk',
  access: 'admin',
  summary: 'Suspend or restore several accounts; a refusal for one does not stop the others',
  validate: { payload: bulkChangeSchema },
  response: bulkOutcomeSchema,
  act: ({ payload, request }) => changeInBulk(payload, actorOf(request)),
});

/** Routes for managing accounts beyond their details. */
export const userRoutes = [search, csv, invite, inviteOnceMore, suspend, restore, bulk];
