import type { User } from '../auth/user.model';
import { createUser } from './factories';
import { signIn } from './sign-in';
import type { TestServer } from './test-server';

/** A client and a professional who write to each other, and a third person; with the headers of their sessions. */
export interface ThreePeople {
  readonly anna: User;
  readonly ben: User;
  readonly eve: User;
  readonly headers: Readonly<Record<'anna' | 'ben' | 'eve', Record<string, string>>>;
}

/** Creates three people in an emptied database and signs them in. */
export async function threePeople(
  test: TestServer,
  third: Parameters<typeof createUser>[0] = {},
): Promise<ThreePeople> {
  await test.empty();
  const anna = await createUser({ firstName: 'Anna', lastName: 'Client' });
  const ben = await createUser({ firstName: 'Ben', lastName: 'Books', userType: 'accountant' });
  const eve = await createUser({ firstName: 'Eve', ...third });
  const headers = { anna: await signIn(test, anna), ben: await signIn(test, ben), eve: await signIn(test, eve) };
  return { anna, ben, eve, headers };
}
