import { userNotFound } from './admin.errors';
import Joi from 'joi';
import { limits } from '../../contract/limits';
import type { AdminStats, AdminUser, UserType } from '../../contract/named-types';
import { userTypeSchema } from '../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../platform/routes/common-schemas';
import { emailText, lineText, searchText } from '../../platform/text/text-schemas';

/** What an administrator may change of a person. */
export interface UserChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly userType: UserType;
}

const name = (label: string): Joi.StringSchema =>
  lineText()
    .max(limits.name.max)
    .required()
    .messages({ '*': `${label} is required`, 'string.max': `${label} must be at most ${limits.name.max} characters` });

const location = lineText()
  .max(limits.location.max)
  .empty('')
  .allow(null)
  .default(null)
  .messages({ 'string.max': `City and state must be at most ${limits.location.max} characters` });

export const userChangesSchema = Joi.object<UserChanges>({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: emailText('Invalid email address'),
  city: location,
  state: location,
  userType: userTypeSchema.required().messages({ '*': 'User type must be client, accountant or admin' }),
}).label('UserChanges');

export const userParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(userNotFound) });

export const userListQuerySchema = Joi.object<{ q: string }>({
  q: searchText().allow('').default(''),
})
  .options({ stripUnknown: true })
  .label('UserListQuery');

export const adminUserSchema = Joi.object<AdminUser>({
  id: Joi.number().integer().required(),
  username: Joi.string().required(),
  email: Joi.string().required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
  userType: userTypeSchema.required(),
  profilePicture: Joi.string().allow(null).required(),
  city: Joi.string().allow(null).required(),
  state: Joi.string().allow(null).required(),
  createdAt: momentSchema.required(),
}).label('AdminUser');

export const adminUserListSchema = Joi.array().items(adminUserSchema).label('AdminUserList');

export const adminStatsSchema = Joi.object<AdminStats>({
  totalUsers: Joi.number().integer().required(),
  accountants: Joi.number().integer().required(),
  clients: Joi.number().integer().required(),
  issues: Joi.number().integer().required(),
}).label('AdminStats');
