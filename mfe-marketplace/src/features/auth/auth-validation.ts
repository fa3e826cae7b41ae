import { passwordLength, type Profession } from '@counterpart/api/contract';
import { validatePerson, type PersonValues } from '../../forms/person-values';
import type { FieldErrors } from '@counterpart/design-system/form';

export interface LogInValues {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface SignUpValues extends PersonValues {
  readonly userType: 'client' | 'accountant';
  /** Of a professional; empty while none is chosen. */
  readonly profession: Profession | '';
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreeTerms: boolean;
}

const minimumUsername = 3;
const minimumPassword = 8;

/** The specified rules for signing in. */
export function validateLogIn({ username, password }: LogInValues): FieldErrors<LogInValues> {
  return {
    username: username.trim() ? undefined : 'Username is required',
    password: password ? undefined : 'Password is required',
  };
}

/** The specified rules for signing up. That both passwords are the same is checked apart: it shows a toast. */
export function validateSignUp(values: SignUpValues): FieldErrors<SignUpValues> {
  return {
    ...validatePerson(values),
    username: values.username.trim().length >= minimumUsername ? undefined : 'Username must be at least 3 characters',
    password: passwordLength(values.password) >= minimumPassword ? undefined : 'Password must be at least 8 characters',
    confirmPassword: values.confirmPassword ? undefined : 'Confirm password is required',
    agreeTerms: values.agreeTerms ? undefined : 'You must agree to the terms and conditions',
  };
}
