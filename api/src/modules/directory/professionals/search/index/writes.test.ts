import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { User } from '../../../../../platform/auth/user.model';
import { profileFactNames } from '../../../../../contract/profile-facts';
import { openDatabase, type Database } from '../../../../../platform/database/open-database';
import { createUser, testPassword } from '../../../../../platform/testing/factories';
import { signIn } from '../../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../../platform/testing/test-server';
import { Review } from '../../../../reviews/reviews/review.model';
import { VerificationRequest } from '../../../verification/verification-request.model';
import { createProfessional } from '../../professional-factory';
import { IndexRefresher } from './index-refresher';
import type { SearchIndex, TextKind, ValueKind } from './search-index';
import { countOrdinals } from './ordinal-set';

let test: TestServer;
/** Database of another API process. */
let other: Database;
let refresher: IndexRefresher;
let professional: User;
let client: User;
let admin: User;
beforeAll(async () => {
  test = await createTestServer();
  other = openDatabase(test.databaseSettings);
});
beforeEach(async () => {
  await test.empty();
  refresher = new IndexRefresher(other);
  professional = await createProfessional({ firstName: 'Ada', lastName: 'Byron', city: 'Austin', state: 'TX' });
  await createProfessional({ firstName: 'Ben', lastName: 'Cole', city: 'Reno', state: 'NV' });
  client = await createUser();
  admin = await createUser({ userType: 'admin' });
});
afterAll(async () => {
  await other.destroy();
  await test.stop();
});

type Method = 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, viewer: User, payload?: object): Promise<void> {
  const response = await test.server.inject({
    method,
    url,
    headers: await signIn(test, viewer),
    ...(payload && { payload }),
  });
  expect(response.statusCode, `${method} ${url}: ${response.payload}`).toBeLessThan(300);
}

const values: readonly ValueKind[] = [
  'service',
  'specialty',
  'industry',
  'clientType',
  'profession',
  'state',
  'location',
  'featured',
  ...profileFactNames,
  'meeting',
  'language',
  'rating',
  'response',
  'price',
];
const beginnings: readonly (readonly [TextKind, string])[] = [
  ['city', 'austin'],
  ['city', 'dallas'],
  ['region', 'ontario'],
  ['word', 'ada'],
  ['word', 'grace'],
  ['word', 'ledgers'],
  ['word', 'ontario'],
];

/** Everything that an index answers with. */
function contents(index: SearchIndex): unknown {
  const listed = index.listed();
  const all = { isReversed: false, offset: 0, limit: 100 };
  return {
    orders: (['rating', 'recommended', 'reviews', 'price', 'name'] as const).map((order) =>
      index.take(listed, order, all),
    ),
    values: values.map((kind) =>
      [...(index.countValues([kind], listed).get(kind) ?? [])].sort((one, two) => (one.value < two.value ? -1 : 1)),
    ),
    texts: beginnings.map(([kind, text]) => {
      const set = index.withBeginning([{ kind, text }]);
      return countOrdinals(set.map((word, at) => word & (listed[at] ?? 0)));
    }),
  };
}

/** Reads what the other process's next search uses, which must be what is in the database by now. */
async function seenElsewhere(): Promise<unknown> {
  const seen = contents(await refresher.current());
  expect(seen).toEqual(contents(await new IndexRefresher(test.database).current()));
  return seen;
}

const listing = {
  bio: 'Keeps ledgers for bakeries.',
  services: ['payroll'],
  specialties: ['tech'],
  pricing: 'From $100',
};
const personal = { firstName: 'Ada', lastName: 'Byron', city: 'Dallas', state: 'TX' };
const review = () =>
  call('POST', `/api/accountants/${professional.id}/reviews`, client, { rating: 5, comment: 'Very good work' });

const writes: readonly (readonly [name: string, write: () => Promise<unknown>])[] = [
  ['a profile that is saved', () => call('PUT', '/api/accountants/profile', professional, listing)],
  [
    'a price, languages and meetings that are saved',
    () =>
      call('PUT', '/api/accountants/profile', professional, {
        ...listing,
        bio: 'Keeps books in good order.',
        services: ['tax'],
        startingPriceCents: 6_500,
        priceUnit: 'hour',
        languages: ['Spanish'],
        inPerson: true,
        city: 'Waco',
      }),
  ],
  [
    'a first profile',
    async () =>
      call(
        'POST',
        '/api/accountants/profile',
        await createUser({ userType: 'accountant', firstName: 'Grace' }),
        listing,
      ),
  ],
  [
    'a move to another city',
    () => call('PUT', '/api/users/profile', professional, { ...personal, email: professional.email }),
  ],
  [
    'a move to another country',
    () => call('PUT', '/api/users/profile', professional, { ...personal, state: 'Ontario', email: professional.email }),
  ],
  [
    'a name that an administrator corrects',
    () =>
      call('PUT', `/api/admin/users/${professional.id}`, admin, {
        ...personal,
        firstName: 'Grace',
        email: professional.email,
        userType: 'accountant',
      }),
  ],
  [
    'a professional who becomes a client',
    () =>
      call('PUT', `/api/admin/users/${professional.id}`, admin, {
        ...personal,
        email: professional.email,
        userType: 'client',
        currentPassword: testPassword,
      }),
  ],
  ['an account that is deleted', () => call('POST', '/api/users/deletion', professional, { password: testPassword })],
  ['a review', review],
  [
    'a licence that is verified',
    async () => {
      const { id } = await VerificationRequest.query().insertAndFetch({
        userId: professional.id,
        licenceNumber: '1',
        issuer: 'Board',
        stateCode: 'TX',
        status: 'pending',
        createdAt: new Date(),
      });
      await call('POST', `/api/admin/verification/${id}/decision`, admin, { decision: 'approve', seen: 'pending' });
    },
  ],
];

it.each(writes)('%s is in the next search of every process', async (_name, write) => {
  const before = await seenElsewhere();
  await write();
  expect(await seenElsewhere()).not.toEqual(before);
});

it('a review that is changed, weighed and deleted is in the next search of every process', async () => {
  await review();
  const { id } = await Review.query().findOne({ accountantId: professional.id }).throwIfNotFound();
  const steps = [
    () => call('PUT', `/api/reviews/${id}`, client, { rating: 3, comment: 'Good enough work' }),
    async () => {
      await call('POST', '/api/messages', client, { receiverId: professional.id, content: 'Hello' });
      await call('POST', '/api/messages', professional, { receiverId: client.id, content: 'Hello to you' });
    },
    () => call('DELETE', `/api/reviews/${id}`, client),
  ];
  for (const step of steps) {
    const before = await seenElsewhere();
    await step();
    expect(await seenElsewhere()).not.toEqual(before);
  }
});
