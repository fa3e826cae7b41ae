import Joi from 'joi';
import { emailLimits, nameLimits, passwordLimits, usernameLimits } from '../../../contract/limits/accounts';
import type { NewUser, Profession } from '../../../contract/named-types';
import { professionSchema, userSchema } from '../../../platform/auth/user.schema';
import { passwordLength, passwordText } from '../../../contract/password-text';
import { emailText, exactText, lineText, usernameText } from '../../../platform/text/text-schemas';

/** Data that a person signs up with. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly userType: 'client' | 'accountant';
  /** Profession to list a professional under; ignored for clients. */
  readonly profession?: Profession;
  readonly agreeTerms?: boolean;
}

/** Login data; `username` is a username or an email address. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

/** One text for everything that can be wrong with a value. */
export const everyMessage = (text: string): Record<string, string> => ({
  'any.required': text,
  'string.base': text,
  'string.empty': text,
  'any.only': text,
});

const requiredName = (label: string): Joi.StringSchema =>
  lineText()
    .max(nameLimits.max)
    .required()
    .messages({
      ...everyMessage(`${label} is required`),
      'string.max': `${label} must be at most ${nameLimits.max} characters`,
    });

export const emailSchema = emailText('Invalid email address');

const usernameTooShort = `Username must be at least ${usernameLimits.min} characters`;
const passwordTooShort = `Password must be at least ${passwordLimits.min} characters`;

/** A new password in the form in which it is stored: any characters, long enough, never cut. */
export const newPasswordText = (): Joi.StringSchema =>
  exactText()
    .custom((typed: string, helpers) => {
      const length = passwordLength(typed);
      if (length < passwordLimits.min) return helpers.error('string.min');
      return length > passwordLimits.max ? helpers.error('string.max') : passwordText(typed);
    })
    .messages({
      ...everyMessage(passwordTooShort),
      'string.min': passwordTooShort,
      'string.max': `Password must be at most ${passwordLimits.max} characters`,
    });

/** A password that is typed a second time, in whichever form. */
export const repeatedPasswordText = (): Joi.StringSchema => exactText().max(1000).custom(passwordText);

export const newPasswordSchema = newPasswordText().required();

export const registrationSchema = Joi.object<Registration>({
  firstName: requiredName('First name'),
  lastName: requiredName('Last name'),
  email: emailSchema,
  username: usernameText()
    .required()
    .messages({
      ...everyMessage(usernameTooShort),
      'string.min': usernameTooShort,
      'string.max': `Username must be at most ${usernameLimits.max} characters`,
    }),
  password: newPasswordSchema,
  confirmPassword: repeatedPasswordText().required().messages(everyMessage('Confirm password is required')),
  userType: Joi.string()
    .valid('client', 'accountant')
    .required()
    .messages(everyMessage('Please choose whether you are a client or a professional')),
  profession: professionSchema.messages(
    everyMessage('Please choose accountant, bookkeeper, financial advisor or fractional CFO'),
  ),
  agreeTerms: Joi.boolean().valid(true).messages({
    'any.only': 'You must agree to the terms and conditions',
    'boolean.base': 'You must agree to the terms and conditions',
  }),
}).label('Registration');

export const credentialsSchema = Joi.object<Credentials>({
  username: lineText().max(emailLimits.max).required().messages(everyMessage('Username is required')),
  password: exactText().max(1000).required().messages(everyMessage('Password is required')),
  remember: Joi.boolean().default(false),
}).label('Credentials');

/** User who just signed up. `outbox` is where mails to them can be read: in development without a mail server only. */
export const newUserSchema = (userSchema as Joi.ObjectSchema<NewUser>)
  .keys({ outbox: Joi.string() })
  .label('NewUser')
  .description(
    'A person who has just signed up. `outbox` is where their mails can be read: in development without a mail server only.',
  );
