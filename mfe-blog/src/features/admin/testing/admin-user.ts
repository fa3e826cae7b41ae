import type { User } from '@counterpart/api/contract';

/** The signed-in administrator of the tests. */
export const adminUser: User = {
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
