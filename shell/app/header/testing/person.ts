import type { User } from '@counterpart/api/contract';

/** A client who is signed in. */
export const person: User = {
  id: 7,
  userType: 'client',
  firstName: 'Clara',
  lastName: 'Nguyen',
  email: 'clara@example.com',
  username: 'clara',
  profilePicture: null,
  city: null,
  state: null,
  emailConfirmed: true,
};
