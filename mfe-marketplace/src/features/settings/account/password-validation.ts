import { passwordLength, passwordLimits, passwordText } from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';

export interface PasswordValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The specified rules for a new password: it may be empty, which keeps the current one. */
export function validatePassword({
  currentPassword,
  newPassword,
  confirmPassword,
}: PasswordValues): FieldErrors<PasswordValues> {
  const isTooShort = newPassword !== '' && passwordLength(newPassword) < passwordLimits.min;
  return {
    currentPassword: currentPassword ? undefined : 'Current password is required',
    newPassword: isTooShort ? `Password must be at least ${passwordLimits.min} characters` : undefined,
    confirmPassword: passwordText(newPassword) === passwordText(confirmPassword) ? undefined : 'Passwords do not match',
  };
}
