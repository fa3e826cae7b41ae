import { userNotFound } from './admin.errors';
import Joi from 'joi';
import { locationLimits, nameLimits } from '../../../contract/limits/accounts';
import type { AdminStats, AdminUser, UserType } from '../../../contract/named-types';
import { userTypeSchema } from '../../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { emailText, exactText, lineText, searchText } from '../../../platform/text/text-schemas';

/** Person's details that an administrator edits. */
export interface UserDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly userType: UserType;
}

/** Changes of an administrator to a person; a new user type requires the administrator's own password. */
export interface UserChanges extends UserDetails {
  readonly currentPassword: string;
}

/** Login state of a user: `invited` has no password yet, `unconfirmed` has not confirmed their email address. */
export type AccountState = AdminUser['accountState'];

export const accountStateSchema = Joi.string<AccountState>()
  .valid('active', 'unconfirmed', 'invited', 'suspended')
  .label('AccountState');

const name = (label: string): Joi.StringSchema =>
  lineText()
    .max(nameLimits.max)
    .required()
    .messages({ '*': `${label} is required`, 'string.max': `${label} must be at most ${nameLimits.max} characters` });

const location = lineText()
  .max(locationLimits.max)
  .empty('')
  .allow(null)
  .default(null)
  .messages({ 'string.max': `City and state must be at most ${locationLimits.max} characters` });

const details = {
  firstName: name('First name'),
  lastName: name('Last name'),
  email: emailText('Invalid email address'),
  city: location,
  state: location,
  userType: userTypeSchema.required().messages({ '*': 'User type must be client, accountant or admin' }),
};

const currentPassword = exactText().max(1000).allow('').default('');

export const userChangesSchema = Joi.object<UserChanges>({ ...details, currentPassword }).label('UserChanges');

/** A user to invite; inviting an administrator takes the password of the inviter. */
export const invitationSchema = Joi.object<UserChanges>({ ...details, currentPassword }).label('Invitation');

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
  accountState: accountStateSchema.required(),
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
})
  .label('AdminStats')
  .description('The figures on top of the admin dashboard.');
