import Joi from 'joi';
import type { UserType, UserSearchPage } from '../../../contract/named-types';
import { userTypeSchema } from '../../../platform/auth/user.schema';
import { pageSchema } from '../../../platform/routes/common-schemas';
import { searchText } from '../../../platform/text/text-schemas';
import { accountStateSchema, adminUserSchema, type AccountState } from './admin.schema';

/** Filter of users, for a list or an export. */
export interface UserFilter {
  readonly q: string;
  readonly type?: UserType;
  readonly accountState?: AccountState;
}

/** A column that orders the list; with '-' before it the other way round. */
export type UserSort = (typeof userSorts)[number];
const columns = ['name', 'email', 'type', 'location', 'created'] as const;
const userSorts = [...columns, ...columns.map((column) => `-${column}` as const)] as const;

export interface UserSearch extends UserFilter {
  readonly sort: UserSort;
  readonly page: number;
}

export const userPageSize = 25;

const filter = {
  q: searchText().allow('').default(''),
  type: userTypeSchema.empty(''),
  accountState: accountStateSchema.empty(''),
};

export const userFilterSchema = Joi.object<UserFilter>(filter).label('UserFilter');

export const userSearchSchema = Joi.object<UserSearch>({
  ...filter,
  sort: Joi.string<UserSort>()
    .valid(...userSorts)
    .empty('')
    .default('name'),
  page: pageSchema,
}).label('UserSearch');

export const userSearchPageSchema = Joi.object<UserSearchPage>({
  users: Joi.array().items(adminUserSchema).required(),
  total: Joi.number().integer().required(),
  page: Joi.number().integer().required(),
  pageSize: Joi.number().integer().required(),
})
  .label('UserSearchPage')
  .description('An account as admins see it.');
