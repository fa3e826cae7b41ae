import { describe, expect, it } from 'vitest';
import { validateLogIn, validateSignUp, type SignUpValues } from './auth-validation';

const valid: SignUpValues = {
  userType: 'client',
  profession: '',
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
  username: 'maria',
  password: 'long enough',
  confirmPassword: 'long enough',
  agreeTerms: true,
};

const messages = (values: Partial<SignUpValues>) =>
  Object.values(validateSignUp({ ...valid, ...values })).filter(Boolean);

describe('validateLogIn', () => {
  it('asks for both fields', () => {
    expect(validateLogIn({ username: ' ', password: '', remember: false })).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    });
  });
  it('keeps spaces of a password', () => {
    expect(validateLogIn({ username: 'maria', password: ' ', remember: false }).password).toBeUndefined();
  });
});

describe('validateSignUp', () => {
  it('accepts a complete form', () => expect(messages({})).toEqual([]));

  it.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: 'maria' }, 'Invalid email address'],
    [{ email: 'maria@example' }, 'Invalid email address'],
    [{ username: 'ma' }, 'Username must be at least 3 characters'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ confirmPassword: '' }, 'Confirm password is required'],
    [{ agreeTerms: false }, 'You must agree to the terms and conditions'],
  ])('refuses %o', (change, message) => expect(messages(change)).toEqual([message]));
});
