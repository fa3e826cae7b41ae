import { hash } from '@node-rs/argon2';
import { accountKey, User } from '../auth/user.model';
import { nameSkeleton } from '../text/account-key';

/** The password of every account that a factory makes. */
export const testPassword = 'correct horse battery';

/** argon2id at its least, since a test signs in time and again; `accounts.test.ts` holds what a real hash costs. */
const leastCost = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let count = 0;
let hashed: Promise<string> | null = null;

/**
 * Stores a person; whatever is not given is made up and unique. A client with a confirmed email unless said otherwise.
 */
export async function createUser(
  changes: Partial<
    Pick<
      User,
      | 'username'
      | 'email'
      | 'firstName'
      | 'lastName'
      | 'userType'
      | 'profilePicture'
      | 'city'
      | 'state'
      | 'zip'
      | 'profession'
      | 'suspendedAt'
      | 'emailConfirmedAt'
    >
  > = {},
): Promise<User> {
  count += 1;
  const username = changes.username ?? `person${count}`;
  const email = changes.email ?? `person${count}@example.com`;
  hashed ??= hash(testPassword, leastCost);
  return User.query().insertAndFetch({
    firstName: 'Pat',
    lastName: `Example${count}`,
    userType: 'client',
    emailConfirmedAt: new Date(),
    ...changes,
    username,
    usernameKey: accountKey(username),
    usernameSkeleton: nameSkeleton(username),
    email,
    emailKey: accountKey(email),
    password: await hashed,
    createdAt: new Date(),
  });
}
