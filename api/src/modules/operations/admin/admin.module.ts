import type { AdminUser } from '../../../contract/named-types';
import { actorOf } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
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
import { proveOwner } from '../../identity/accounts/passwords/own-password';
import { changeUser, findUser, readStats } from './admin.service';
import { usersByName } from './user-search.service';
import type { UserFilter } from './user-search.schema';
import { userRoutes } from './user.routes';

/** Routes for administrators only. */
export const adminModule = routesModule('admin', () => [users, change, stats, ...userRoutes]);

const users = route({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'List every account by name',
  validate: { query: userListQuerySchema },
  response: adminUserListSchema,
  act: ({ query }) => everyone(query),
});

/** All of them may be a million: they are read and sent in batches. */
async function* everyone(filter: UserFilter): AsyncGenerator<AdminUser[]> {
  for await (const batch of usersByName(filter)) yield batch.map(presentAdminUser);
}

const change = route({
  method: 'PUT',
  path: '/api/admin/users/{id}',
  access: 'admin',
  summary: 'Update a person’s details; changing their type requires the signed-in administrator’s password',
  errors: {
    400: ['wrong_password'],
    403: ['cannot_change_own_role', 'cannot_change_own_email'],
    404: ['user_not_found'],
    409: ['email_taken', 'last_admin'],
  },
  validate: { params: userParamsSchema, payload: userChangesSchema },
  response: adminUserSchema,
  authorize: ({ viewer, params, payload }) => {
    mayChangeRole(viewer, params.id, payload.userType);
    mayChangeEmail(viewer, params.id, payload.email);
  },
  load: ({ params }) => findUser(params.id),
  act: async ({ viewer, payload: { currentPassword, ...changes }, platform, request }, user) => {
    if (changes.userType !== user.userType) await proveOwner(viewer, currentPassword, platform.limits);
    return inRetriedTransaction((transaction) => changeUser(user.id, changes, actorOf(request), transaction));
  },
  present: presentAdminUser,
});

const stats = route({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'Get the number of accounts by type and of open queue items',
  response: adminStatsSchema,
  act: () => readStats(),
});
