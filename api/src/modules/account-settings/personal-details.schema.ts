import Joi from 'joi';
import { limits } from '../../contract/limits';

/** What people may change of themselves. What is left out stays as it is; null or an empty text clears it. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly profilePicture?: string | null;
}

export const notAPicture = 'The profile picture must be an https address';

const name = (label: string): Joi.StringSchema =>
  Joi.string()
    .trim()
    .max(limits.name.max)
    .required()
    .messages({ '*': `${label} is required`, 'string.max': `${label} must be at most ${limits.name.max} characters` });

const place = (label: string): Joi.StringSchema =>
  Joi.string()
    .trim()
    .max(limits.place.max)
    .allow('', null)
    .messages({ '*': `${label} must be a text`, 'string.max': `${label} must be at most ${limits.place.max} characters` });

export const personalDetailsSchema = Joi.object<PersonalDetails>({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: Joi.string().trim().max(limits.email.max).email({ tlds: { allow: false } }).required().messages({ '*': 'Invalid email address' }),
  city: place('City'),
  state: place('State'),
  // Ours, or another site's over https: a picture over http or out of a script must never reach other people's pages.
  profilePicture: Joi.string()
    .trim()
    .max(limits.profilePicture.max)
    .pattern(/^(https:\/\/|\/(?!\/))/)
    .allow('', null)
    .messages({ '*': notAPicture }),
}).label('PersonalDetails');
