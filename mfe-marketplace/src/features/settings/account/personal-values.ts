import type { User } from '@counterpart/api/contract';
import { validatePerson, type PersonValues } from '../../../forms/person-values';
import type { FieldErrors } from '@counterpart/design-system/form';

export interface PersonalValues extends PersonValues {
  readonly city: string;
  readonly state: string;
  /** Required only when the email address changes. */
  readonly currentPassword: string;
}

/** The form as it opens. */
export function toPersonalValues({ firstName, lastName, email, city, state }: User): PersonalValues {
  return { firstName, lastName, email, city: city ?? '', state: state ?? '', currentPassword: '' };
}

/** Tells whether these values change the email, which requires the password. */
export const changesEmail = ({ email }: PersonValues, user: User): boolean => email.trim() !== user.email;

export function validatePersonal(values: PersonalValues, user: User): FieldErrors<PersonalValues> {
  const isMissing = changesEmail(values, user) && values.currentPassword === '';
  return { ...validatePerson(values), currentPassword: isMissing ? 'Current password is required' : undefined };
}
