import type { FieldErrors } from '@counterpart/design-system/form';

/** Fields of every form about a person. */
export interface PersonValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Draft of what a visitor has entered of these anywhere: the sign-up form begins with it. */
export const signUpDraft = { account: 'visitor', form: 'sign-up' } as const;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Tells whether a text, without the spaces around it, looks like an email. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());

/** The specified rules for names and emails. */
export function validatePerson({ firstName, lastName, email }: PersonValues): FieldErrors<PersonValues> {
  return {
    firstName: firstName.trim() ? undefined : 'First name is required',
    lastName: lastName.trim() ? undefined : 'Last name is required',
    email: isEmail(email) ? undefined : 'Invalid email address',
  };
}
