import type { Plugin } from '@hapi/hapi';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { route } from '../../platform/routes/route';
import { mayChangeEmail, mayChangeRole } from './admin.policy';
import { presentAdminUser } from './admin.presenter';
import {
  adminStatsSchema,
  adminUserListSchema,
  adminUserSchema,
  userChangesSchema,
  userListQuerySchema,
  userParamsSchema,
} from './admin.schema';
import { changeUser, listUsers, readStats } from './admin.service';

const tags = ['admin'] as const;

/** What only administrators may do. */
export const adminModule: Plugin<void> = {
  name: 'admin',
  register(server) {
    server.route([users, change, stats]);
  },
};

const users = route({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'Accounts by name',
  tags,
  errors: { 403: ['admin_only'] },
  validate: { query: userListQuerySchema },
  response: adminUserListSchema,
  act: ({ query }) => listUsers(query.q),
  present: (found) => found.map(presentAdminUser),
});

const change = route({
  method: 'PUT',
  path: '/api/admin/users/{id}',
  access: 'admin',
  summary: 'Change a person’s details and role',
  tags,
  errors: {
    403: ['admin_only', 'cannot_change_own_role', 'cannot_change_own_email'],
    404: ['user_not_found'],
    409: ['email_taken', 'last_admin'],
  },
  validate: { params: userParamsSchema, payload: userChangesSchema },
  response: adminUserSchema,
  authorize: ({ viewer, params, payload }) => {
    mayChangeRole(viewer, params.id, payload.userType);
    mayChangeEmail(viewer, params.id, payload.email);
  },
  act: ({ params, payload }) => inRetriedTransaction((transaction) => changeUser(params.id, payload, transaction)),
  present: presentAdminUser,
});

const stats = route({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'How many accounts there are',
  tags,
  errors: { 403: ['admin_only'] },
  response: adminStatsSchema,
  act: () => readStats(),
});
