import { conflict, invalid, notFound } from '../../../platform/errors/app-error';

export const wrongCode = () => invalid('That code is not correct. Use the newest code in your app.', 'wrong_code');

/** Of two setups the first one's key is void, and its codes are wrong for good. */
export const wrongSetupCode = () =>
  invalid(
    'That code is not correct. Use the newest code in your app. If you also began setup in another tab, start over.',
    'wrong_code',
  );

/** For an account without an authenticator app. */
export const noAppCode = () =>
  invalid('That code is not correct. Use a passkey or one of your recovery codes.', 'wrong_code');

export const wrongRecoveryCode = () =>
  invalid('That recovery code is not correct, or was used before. Try another one.', 'wrong_code');

export const codeUsed = () => invalid('This code was used before. Wait for the next code in your app.', 'code_used');

export const passkeyRefused = () =>
  invalid('This passkey could not be checked. Please try it once more, or use another way.', 'passkey_refused');

export const ownerSuspended = () => invalid('This account is suspended. Please contact support.', 'passkey_refused');

export const passkeyNotFound = () => notFound('This passkey has already been removed.', 'passkey_not_found');

export const passkeyExists = () => conflict('This passkey is set up already.', 'passkey_exists');

export const tooManyPasskeys = (most: number) =>
  conflict(`An account can have ${most} passkeys. Remove one that you no longer use first.`, 'too_many_passkeys');

export const appExists = () =>
  conflict('An authenticator app is set up already. Remove it before you set up another.', 'authenticator_app_exists');

export const appNotFound = () =>
  notFound('No authenticator app is being set up. Please start again.', 'authenticator_app_not_found');

export const noSecondFactor = () => conflict('Set up a passkey or an authenticator app first.', 'no_second_factor');

export const recoveryNotFound = () => notFound('No recovery is under way.', 'recovery_not_found');

export const trustedBrowserNotFound = () => notFound('This browser is no longer trusted.', 'trusted_browser_not_found');

export const lastSecondFactor = () =>
  conflict('Your account needs a second step. Add another one before you remove this one.', 'last_second_factor');
