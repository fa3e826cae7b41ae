import type { NewPassword } from '../../../../contract/named-types';
import Joi from 'joi';
import { emailSchema, everyMessage, newPasswordSchema, repeatedPasswordText } from '../accounts.schema';
import { exactText } from '../../../../platform/text/text-schemas';

/** The token of a mailed link. What cannot be one is answered like one that is not. */
const tokenSchema = exactText()
  .max(200)
  .required()
  .messages(everyMessage('This link is incomplete. Please open it from the email again.'));

export const forgottenSchema = Joi.object<{ email: string }>({ email: emailSchema }).label('ForgottenPassword');

export const newPasswordRequestSchema = Joi.object<NewPassword>({
  token: tokenSchema,
  password: newPasswordSchema,
  confirmPassword: repeatedPasswordText().required().messages(everyMessage('Confirm password is required')),
}).label('NewPassword');

export const confirmationSchema = Joi.object<{ token: string }>({ token: tokenSchema }).label('EmailConfirmation');
