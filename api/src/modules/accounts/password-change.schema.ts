import Joi from 'joi';
import { passwordLimits } from '../../contract/limits/accounts';
import { exactText } from '../../platform/text/text-schemas';

/** A new password with what proves that its owner asks. An empty new one keeps the old. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const { min, max } = passwordLimits;

export const passwordChangeSchema = Joi.object<PasswordChange>({
  currentPassword: exactText().max(1000).required().messages({ '*': 'Current password is required' }),
  newPassword: exactText()
    .allow('')
    .min(min)
    .max(max)
    .required()
    .messages({
      '*': `Password must be at least ${min} characters`,
      'string.max': `Password must be at most ${max} characters`,
    }),
  confirmPassword: exactText().allow('').max(1000).required().messages({ '*': 'Passwords do not match' }),
}).label('PasswordChange');
