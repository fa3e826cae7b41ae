import type { AdminUser, User } from '@counterpart/api/contract';

/** The signed-in admin of the tests. */
export const admin: User = {
  id: 99,
  userType: 'admin',
  firstName: 'Iris',
  lastName: 'Vale',
  email: 'iris@example.test',
  username: 'iris',
  emailConfirmed: true,
  profilePicture: null,
  city: null,
  state: null,
};

export function user(id: number, firstName: string, values: Partial<AdminUser> = {}): AdminUser {
  return {
    id,
    username: firstName.toLowerCase(),
    email: `${firstName.toLowerCase()}@example.test`,
    firstName,
    lastName: 'Reyes',
    userType: 'client',
    accountState: 'active',
    profilePicture: null,
    city: 'Austin',
    state: 'Texas',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...values,
  };
}

/** Sends what can still be undone, as when the page is left. */
export const leavePage = (): void => void window.dispatchEvent(new Event('pagehide'));
