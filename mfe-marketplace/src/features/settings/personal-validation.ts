import type { User } from '@counterpart/api/contract';
import type { FieldErrors } from '../../forms/use-form';

export interface PersonalValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city: string;
  readonly state: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The form as it opens. */
export function toPersonalValues({ firstName, lastName, email, city, state }: User): PersonalValues {
  return { firstName, lastName, email, city: city ?? '', state: state ?? '' };
}

/** The rules of M §5 for personal settings. */
export function validatePersonal({ firstName, lastName, email }: PersonalValues): FieldErrors<PersonalValues> {
  return {
    firstName: firstName.trim() ? undefined : 'First name is required',
    lastName: lastName.trim() ? undefined : 'Last name is required',
    email: EMAIL.test(email.trim()) ? undefined : 'Invalid email address',
  };
}
