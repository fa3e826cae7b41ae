import Joi from 'joi';
import { limits } from '../../contract/limits';

/** A new password with what proves that its owner asks. An empty new one keeps the old (M §5). */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const { min, max } = limits.password;

export const passwordChangeSchema = Joi.object<PasswordChange>({
  currentPassword: Joi.string().max(1000).required().messages({ '*': 'Current password is required' }),
  newPassword: Joi.string()
    .allow('')
    .min(min)
    .max(max)
    .required()
    .messages({ '*': `Password must be at least ${min} characters`, 'string.max': `Password must be at most ${max} characters` }),
  confirmPassword: Joi.string().allow('').max(1000).required().messages({ '*': 'Passwords do not match' }),
}).label('PasswordChange');
