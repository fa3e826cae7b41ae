import Joi from 'joi';
import { momentSchema } from '../routes/common-schemas';
import type { Profession, User, UserCard, UserType } from '../../contract/named-types';

export const userTypeSchema = Joi.string<UserType>().valid('client', 'accountant', 'admin').label('UserType');

/** Professions that a listing can have. */
export const professionNames = ['accountant', 'bookkeeper', 'advisor', 'cfo'] as const satisfies readonly Profession[];

export const professionSchema = Joi.string<Profession>()
  .valid(...professionNames)
  .label('Profession');

const person = {
  id: Joi.number().integer().required(),
  userType: userTypeSchema.required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
  profilePicture: Joi.string().allow(null).required(),
};

/** A person as they see themselves. */
export const userSchema = Joi.object<User>({
  ...person,
  email: Joi.string().required(),
  username: Joi.string().required(),
  city: Joi.string().allow(null).required(),
  state: Joi.string().allow(null).required(),
  emailConfirmed: Joi.boolean().required(),
  /** The email that is to replace `email` once it is confirmed; only while there is one. */
  pendingEmail: Joi.string(),
  /** Until when they have to set up the second step that is required of them; only while it is missing. */
  secondStepBy: momentSchema,
  /** Of a professional who said so when they signed up. */
  profession: professionSchema,
})
  .label('User')
  .description('A signed-in person, as they see themselves.');

/** A person as others see them. */
export const userCardSchema = Joi.object<UserCard>(person)
  .label('UserCard')
  .description('A user as any signed-in user may see them.');
