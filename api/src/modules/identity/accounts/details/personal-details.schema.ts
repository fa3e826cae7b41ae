import Joi from 'joi';
import { locationLimits, nameLimits } from '../../../../contract/limits/accounts';
import { profilePictureLimits } from '../../../../contract/limits/profile';
import { emailText, exactText, lineText } from '../../../../platform/text/text-schemas';

/** Details that people may change themselves. Omitted ones stay unchanged; null or an empty text clears one. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  /** Another one than the account has waits to be confirmed. */
  readonly email: string;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly profilePicture?: string | null;
}

/** Request body: `currentPassword` is needed when `email` differs. */
export interface PersonalDetailsRequest extends PersonalDetails {
  readonly currentPassword: string;
}

export const notAPicture = 'Please upload your profile picture here';

const name = (label: string): Joi.StringSchema =>
  lineText()
    .max(nameLimits.max)
    .required()
    .messages({ '*': `${label} is required`, 'string.max': `${label} must be at most ${nameLimits.max} characters` });

const location = (label: string): Joi.StringSchema =>
  lineText()
    .max(locationLimits.max)
    .allow('', null)
    .messages({
      '*': `${label} must be a text`,
      'string.max': `${label} must be at most ${locationLimits.max} characters`,
    });

export const personalDetailsSchema = Joi.object<PersonalDetailsRequest>({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: emailText('Invalid email address'),
  currentPassword: exactText().allow('').max(1000).default('').messages({ '*': 'Current password is not correct' }),
  city: location('City'),
  state: location('State'),
  // The one the account has, or none: a new one is uploaded, see the service.
  profilePicture: exactText().max(profilePictureLimits.max).allow('', null).messages({ '*': notAPicture }),
}).label('PersonalDetails');
