import { emailLimits, locationLimits, nameLimits, type AdminUser } from '@counterpart/api/contract';

/** The fields of the Edit User and Add User dialogs as typed. */
export interface UserValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city: string;
  readonly state: string;
  readonly userType: AdminUser['userType'];
  /** The administrator's own password; asked for when the type of a user changes. */
  readonly currentPassword: string;
}

/** The form for a new user. */
export const emptyValues: UserValues = {
  firstName: '',
  lastName: '',
  email: '',
  city: '',
  state: '',
  userType: 'client',
  currentPassword: '',
};

export type UserErrors = { readonly [Field in keyof UserValues]?: string };

export function valuesOf(user: AdminUser): UserValues {
  const { firstName, lastName, email, city, state, userType } = user;
  return { firstName, lastName, email, city: city ?? '', state: state ?? '', userType, currentPassword: '' };
}

/**
 * One sentence for each field that breaks a rule; empty when all is well.
 * @param needsPassword whether the change takes the administrator's password
 */
export function checkUser(values: UserValues, needsPassword: boolean): UserErrors {
  const email = values.email.trim();
  return {
    ...(values.firstName.trim()
      ? tooLong('firstName', values.firstName, nameLimits.max)
      : { firstName: 'First name is required' }),
    ...(values.lastName.trim()
      ? tooLong('lastName', values.lastName, nameLimits.max)
      : { lastName: 'Last name is required' }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= emailLimits.max
      ? {}
      : { email: 'Invalid email address' }),
    ...tooLong('city', values.city, locationLimits.max),
    ...tooLong('state', values.state, locationLimits.max),
    ...(needsPassword && !values.currentPassword ? { currentPassword: 'Enter your own password' } : {}),
  };
}

function tooLong(field: keyof UserValues, value: string, maximum: number): UserErrors {
  return value.trim().length > maximum ? { [field]: `Use at most ${maximum} characters` } : {};
}

/** Builds the request body: trimmed, with `null` for an empty city or state. */
export function userBody(values: UserValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    city: values.city.trim() || null,
    state: values.state.trim() || null,
    userType: values.userType,
    ...(values.currentPassword && { currentPassword: values.currentPassword }),
  };
}
