import type { PasswordChange } from '../../../../contract/named-types';
import Joi from 'joi';
import { exactText } from '../../../../platform/text/text-schemas';
import { newPasswordText, repeatedPasswordText } from '../accounts.schema';

/** A new password with what proves that its owner asks. An empty new one keeps the old. */
export const passwordChangeSchema = Joi.object<PasswordChange>({
  currentPassword: exactText().max(1000).required().messages({ '*': 'Current password is required' }),
  newPassword: newPasswordText().allow('').required(),
  confirmPassword: repeatedPasswordText().allow('').required().messages({ '*': 'Passwords do not match' }),
}).label('PasswordChange');
