import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createToken } from '../../modules/accounts/account-tokens';
import { createProfessional } from '../../modules/professionals/professional-factory';
import { answers } from '../../modules/quiz/quiz-factory';
import type { QuizResult } from '../../contract/named-types';
import type { User } from '../auth/user.model';
import { inTransaction } from '../database/transaction';
import { details, listing, newPassword, publication } from './accepted-bodies';
import { createUser, testPassword } from './factories';
import type { PopulatedWorld } from './populated-world';
import { injected, type RequestParts } from './request-parts';
import { signIn, visitor } from './sign-in';
import type { TestServer } from './test-server';

/** Makes a request of an operation that is accepted when it is sent next: what the one before used up is there again. */
export type AcceptedRequest = () => Promise<Partial<RequestParts>>;

/**
 * Accepted requests for operations that need more than a signed-in person and ids of the world, by method and path. Nobody's
 * things but those of the people made here are used up.
 */
export async function acceptedRequests(
  test: TestServer,
  world: PopulatedWorld,
): Promise<Readonly<Record<string, AcceptedRequest>>> {
  const { database } = test;
  const { admin, client, accountant } = world.headers;
  const unlisted = await createUser({ userType: 'accountant' });
  const pending = await createProfessional({ firstName: 'Pending' });
  const returned = await createProfessional({ firstName: 'Returned' });
  const author = await createUser();
  const forgetful = await createUser();
  const asUnlisted = await signIn(test, unlisted);
  const asPending = await signIn(test, pending);
  const asAuthor = await signIn(test, author);
  const signedIn = async (user: Promise<User>) => ({ headers: await signIn(test, await user) });
  const png = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#336' } })
    .png()
    .toBuffer();
  const file = { name: 'picture.png', bytes: png };
  const accountantId = Number(world.pathOf('/api/accountants/{id}')?.split('/').at(-1));
  const idOf = async (table: string, where: object): Promise<string> =>
    String(((await database(table).where(where).orderBy('id', 'desc').first()) as { id: number } | undefined)?.id);
  const token = async (user: User, purpose: 'confirm-email' | 'reset-password') =>
    inTransaction((transaction) => createToken(user, purpose, transaction));
  const review = { rating: 5, comment: 'Good work, in time.' };
  const writeReview = async () => {
    const request = {
      method: 'POST',
      url: `/api/accountants/${pending.id}/reviews`,
      headers: asAuthor,
      payload: review,
    } as const;
    await database('reviews').where({ clientId: author.id }).delete();
    await test.server.inject(request);
    return { id: await idOf('reviews', { clientId: author.id }) };
  };
  await writeReview();
  const uploaded = async (path: string, headers: RequestParts['headers']) =>
    test.server.inject(injected({ method: 'POST', path, params: {}, query: {}, file, headers }));
  const matchOf = async () => {
    const { result } = await test.server.inject({ url: world.pathOf('/api/quiz/{id}') ?? '', headers: visitor });
    return (result as QuizResult).matches[0]?.professional.id;
  };
  const slug = async () => ((await database('blog_posts').where({ published: true }).first()) as { slug: string }).slug;
  let releases = 0;
  const newest = () => ({ name: 'blog', version: `1.0.${releases}` });
  const addDocument = async (user: User) => {
    const document = {
      name: 'license.pdf',
      mimeType: 'application/pdf',
      bytes: 8,
      fileId: `${randomBytes(4).toString('hex')}.pdf`,
    };
    await database('verification_documents').insert({ ...document, userId: user.id, createdAt: new Date() });
    return { id: await idOf('verification_documents', { userId: user.id }) };
  };
  const byClient = { headers: client };
  const byAdmin = { headers: admin };

  return {
    'POST /api/accountants/profile': async () => {
      await database('accountant_profiles').where({ userId: unlisted.id }).delete();
      return { headers: asUnlisted, body: listing };
    },
    'PUT /api/accountants/profile': async () => ({ headers: accountant, body: listing }),
    'POST /api/accountants/profile/logo': async () => ({ headers: accountant, file }),
    'DELETE /api/accountants/profile/logo': async () => ({ headers: accountant }),
    'GET /api/accountants/compare': async () => ({ query: { ids: String(accountantId) } }),
    'GET /api/avatars/{name}': async () => {
      const { profilePicture } = (await uploaded('/api/users/avatar', asAuthor)).result as { profilePicture: string };
      return { params: { name: profilePicture.split('/').at(-1) ?? '' } };
    },
    'POST /api/accountants/{id}/reviews': async () => {
      await database('reviews').where({ clientId: author.id }).delete();
      return { headers: asAuthor, params: { id: String(pending.id) }, body: review };
    },
    'PUT /api/reviews/{id}': async () => ({ headers: asAuthor, params: await writeReview(), body: review }),
    'DELETE /api/reviews/{id}': async () => ({ headers: asAuthor, params: await writeReview() }),
    'PUT /api/reviews/{id}/reply': async () => ({
      headers: asPending,
      params: await writeReview(),
      body: { reply: 'Thank you.' },
    }),
    'DELETE /api/reviews/{id}/reply': async () => ({ headers: asPending, params: await writeReview() }),
    'POST /api/reviews/{id}/reports': async () => ({
      headers: asPending,
      params: await writeReview(),
      body: { reason: 'spam', details: 'Not a client.' },
    }),
    'POST /api/admin/listings/{id}/decision': async () => {
      await database('accountant_profiles').where({ userId: returned.id }).update({ listingStatus: 'pending' });
      return {
        ...byAdmin,
        params: { id: String(returned.id) },
        body: { decision: 'return', note: 'Say more, please.' },
      };
    },
    'POST /api/admin/mails/{id}/retry': async () => {
      await database('mails').update({ status: 'failed' });
      return byAdmin;
    },
    'POST /api/admin/review-reports/{id}/decision': async () => {
      await database('review_reports').update({ status: 'open' });
      return { ...byAdmin, body: { decision: 'dismiss', note: 'It is about the work.' } };
    },
    'PUT /api/admin/reviews/{id}/visibility': async () => ({
      ...byAdmin,
      params: await writeReview(),
      body: { hidden: true, reason: 'It names somebody.' },
    }),
    'PUT /api/admin/settings/listing-review': async () => ({ ...byAdmin, body: { mode: 'automatic' } }),
    'PUT /api/admin/users/{id}': async () => ({
      ...byAdmin,
      params: { id: String(author.id) },
      body: { ...details, email: author.email, userType: 'client' },
    }),
    'POST /api/admin/verification/{id}/decision': async () => {
      await database('verification_requests').update({ status: 'pending' });
      return {
        ...byAdmin,
        body: { decision: 'reject', reason: 'It cannot be read.', seen: 'pending', recheckOn: '2027-01-01' },
      };
    },
    'POST /api/contact': async () => ({
      body: {
        name: 'Pat Doe',
        email: 'pat@example.com',
        phone: '512 555 0100',
        subject: 'support',
        message: 'A question about books.',
      },
    }),
    'POST /api/email-confirmation': async () => ({ body: { token: await token(author, 'confirm-email') } }),
    'POST /api/login': async () => ({ body: { username: author.username, password: testPassword } }),
    'GET /api/blog/{slugOrId}': async () => ({ params: { slugOrId: await slug() } }),
    'GET /api/live/events': async () => byClient,
    'POST /api/messages': async () => ({
      ...byClient,
      body: { receiverId: accountantId, content: 'Hello there', clientMessageId: randomUUID() },
    }),
    'GET /api/messages/{otherUserId}': async () => byClient,
    'POST /api/conversations/{otherUserId}/read': async () => byClient,
    'POST /api/conversations/{otherUserId}/typing': async () => byClient,
    'POST /api/notifications/{id}/read': async () => byClient,
    'PUT /api/notifications/preferences': async () => ({ ...byClient, body: { kind: 'message', byMail: true } }),
    'POST /api/password/forgot': async () => ({ body: { email: forgetful.email } }),
    'POST /api/password/reset': async () => ({
      body: { token: await token(forgetful, 'reset-password'), password: newPassword, confirmPassword: newPassword },
      repeats: { password: 'confirmPassword' },
    }),
    'POST /api/platform/releases': async () => {
      releases += 1;
      return {
        headers: { authorization: `Bearer ${test.settings.releaseToken}` },
        body: publication(newest().version),
      };
    },
    'POST /api/platform/releases/{name}/{version}/activate': async () => ({
      headers: { authorization: `Bearer ${test.settings.releaseToken}` },
      params: newest(),
    }),
    'POST /api/quiz': async () => ({ body: { id: randomUUID(), answers } }),
    'POST /api/quiz/{id}/contacts': async () => ({
      ...byClient,
      body: { professionalId: await matchOf(), consent: true },
    }),
    'POST /api/register': async () => {
      const username = `pat${randomBytes(6).toString('hex')}`;
      const { firstName, lastName } = details;
      const secret = { password: newPassword, confirmPassword: newPassword };
      const account = { firstName, lastName, username, email: `${username}@example.com` };
      return {
        body: { ...account, ...secret, userType: 'client', agreeTerms: true },
        repeats: { password: 'confirmPassword' },
      };
    },
    'POST /api/users/avatar': async () => ({ headers: asAuthor, file }),
    'POST /api/users/deletion': async () => ({ ...(await signedIn(createUser())), body: { password: testPassword } }),
    'PUT /api/users/password': async () => ({
      ...(await signedIn(createUser())),
      body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
      repeats: { newPassword: 'confirmPassword' },
    }),
    'PUT /api/users/profile': async () => ({ headers: asPending, body: { ...details, email: pending.email } }),
    'DELETE /api/users/sessions/{id}': async () => {
      const other = await createUser();
      const [headers] = [await signIn(test, other), await signIn(test, other)];
      const list = (await test.server.inject({ url: '/api/users/sessions', headers })).result as {
        id: string;
        current: boolean;
      }[];
      return { headers, params: { id: list.find(({ current }) => !current)?.id ?? '' } };
    },
    'POST /api/compliance/analyze-document': async () => ({
      file: { name: 'law.txt', bytes: Buffer.from('Each employer shall keep its records for six years.') },
      form: { industry: 'retail', additionalContext: 'Two stores.' },
    }),
    'POST /api/compliance/ask': async () => ({
      body: { question: 'When is the FBAR due?', previousQuestions: ['What is it?'] },
    }),
    'POST /api/compliance/ask/stream': async () => ({ body: { question: 'When is the FBAR due?' } }),
    'POST /api/verification': async () => {
      await database('verification_requests').where({ userId: pending.id }).delete();
      await addDocument(pending);
      return { headers: asPending, body: { licenceNumber: 'CPA-12345', issuer: 'Texas State Board', state: 'TX' } };
    },
    'POST /api/verification/documents': async () => {
      await database('verification_documents').where({ userId: pending.id, requestId: null }).delete();
      return { headers: asPending, file };
    },
    'DELETE /api/verification/documents/{id}': async () => ({ headers: asPending, params: await addDocument(pending) }),
    'GET /api/verification/documents/{id}': async () => {
      await database('verification_documents').where({ userId: pending.id, requestId: null }).delete();
      await uploaded('/api/verification/documents', asPending);
      return { headers: asPending, params: { id: await idOf('verification_documents', { userId: pending.id }) } };
    },
  };
}
