import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createToken } from '../../modules/identity/accounts/links/account-tokens';
import { createProfessional } from '../../modules/directory/professionals/professional-factory';
import { subscribe } from '../../modules/content/newsletter/subscriptions.service';
import { answers } from '../../modules/directory/quiz/quiz-factory';
import type { CalendarFeed, EditedGuide, EditedGuideDate, QuizResult } from '../../contract/named-types';
import type { User } from '../auth/user.model';
import { inTransaction } from '../database/transaction';
import {
  answerFeedback,
  analysisToSave,
  answerToSave,
  details,
  guideContent,
  changedDate,
  guideDate,
  listing,
  newPassword,
} from './accepted-bodies';
import { readSettings } from '../site/site-settings';
import { createUser, testPassword } from './factories';
import type { PopulatedWorld } from './populated-world';
import { mailedToken } from './mailbox';
import { injected, type AcceptedRequest, type RequestParts } from './request-parts';
import { signIn, visitor } from './sign-in';
import type { TestServer } from './test-server';
import { blogRequests } from './accepted-blog-requests';
import { billingRequests } from './accepted-billing-requests';
import { bookingRequests } from './accepted-booking-requests';
import { messageRequests } from './accepted-message-requests';
import { signInRequests } from './accepted-sign-in-requests';
import { releaseRequests } from './accepted-release-requests';

/**
 * Accepted requests for operations that need more than a signed-in person and ids of the world, by method and path.
 * Only data of the people made here is used up.
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
  const handedRoute = '/handed-over';
  await database('route_owners').insert({ kind: 'route', name: handedRoute, area: 'blog', since: new Date() });
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
  const saveAnswer = async () => {
    const answerId = randomUUID();
    const url = `/api/compliance/saved-answers/${answerId}`;
    await test.server.inject({ method: 'PUT', url, headers: asAuthor, payload: answerToSave });
    return { headers: asAuthor, params: { answerId } };
  };
  const saveAnalysis = async () => {
    const analysisId = randomUUID();
    const url = `/api/compliance/saved-analyses/${analysisId}`;
    await test.server.inject({ method: 'PUT', url, headers: asAuthor, payload: analysisToSave });
    return { headers: asAuthor, params: { analysisId } };
  };
  const calendarToSave = {
    answers: { entity: 'nonprofit', states: ['TX'], employees: 1, industry: 'retail', online: true, foreign: [] },
  };
  const saveCalendar = async () => {
    const url = '/api/compliance/calendar/saved';
    await test.server.inject({ method: 'PUT', url, headers: asAuthor, payload: calendarToSave });
    return { headers: asAuthor };
  };
  const byAdmin = { headers: admin };
  const documentToAnalyze = {
    file: { name: 'law.txt', bytes: Buffer.from('Each employer shall keep its records for six years.') },
    form: { industry: 'retail', additionalContext: 'Two stores.' },
  };
  const beginGuide = async () => {
    const content = { ...guideContent, slug: `guide-${randomUUID()}` };
    const payload = { content };
    const { result } = await test.server.inject({ method: 'POST', url: '/api/admin/guides', headers: admin, payload });
    return { params: { id: String((result as EditedGuide).id) }, revision: 1, content };
  };
  const onDate = async () => {
    const { params } = await beginGuide();
    const url = `/api/admin/guides/${params.id}/dates`;
    const { result } = await test.server.inject({
      method: 'POST',
      url,
      headers: admin,
      payload: { content: guideDate },
    });
    return { ...byAdmin, params: { ...params, dateId: String((result as EditedGuideDate).id) } };
  };
  const onGuide = async () => {
    const { params, revision, content } = await beginGuide();
    return { ...byAdmin, params, body: { content, revision, note: 'The fee rose.' } };
  };

  return {
    'POST /api/accountants/profile': async () => {
      await database('accountant_profiles').where({ userId: unlisted.id }).delete();
      return { headers: asUnlisted, body: listing };
    },
    'PUT /api/accountants/profile': async () => ({ headers: accountant, body: listing }),
    'POST /api/accountants/profile/logo': async () => ({ headers: accountant, file }),
    'DELETE /api/accountants/profile/logo': async () => ({ headers: accountant }),
    'GET /api/accountants/own-words': async () => ({ query: { text: 'taxes in Austin' } }),
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
    'POST /api/counts': async () => ({ body: { event: 'profile-view' } }),
    'GET /api/analytics': async () => ({ headers: accountant }),
    'GET /api/analytics.csv': async () => ({
      headers: await signIn(test, await createProfessional({}, { plan: 'premium' })),
      query: { report: 'days' },
    }),
    'GET /api/admin/reports.csv': async () => ({ ...byAdmin, query: { report: 'sign-ups' } }),
    'POST /api/admin/guides': async () => ({
      ...byAdmin,
      body: { content: { ...guideContent, slug: `guide-${randomUUID()}` } },
    }),
    'POST /api/admin/guides/ask': async () => ({
      ...byAdmin,
      body: { guideId: null, content: { ...guideContent, slug: '' }, question: 'What do I pay for my bees?' },
    }),
    'POST /api/admin/guides/{id}/dates': async () => ({
      ...byAdmin,
      params: (await beginGuide()).params,
      body: { content: guideDate },
    }),
    'PUT /api/admin/guides/{id}/dates/{dateId}': async () => ({ ...(await onDate()), body: changedDate }),
    'DELETE /api/admin/guides/{id}/dates/{dateId}': async () => ({ ...(await onDate()), query: { revision: '1' } }),
    'PUT /api/admin/guides/{id}': onGuide,
    'POST /api/admin/guides/{id}/publish': onGuide,
    'POST /api/admin/guides/{id}/withdraw': async () => {
      const { params, revision } = await beginGuide();
      await database('compliance_guides').where(params).update({ published: true });
      return { ...byAdmin, params, body: { revision, reason: 'It was repealed.' } };
    },
    'POST /api/admin/guides/{id}/reinstate': async () => {
      const { params, revision, content } = await beginGuide();
      const send = (act: string, body: object) =>
        test.server.inject({
          method: 'POST',
          url: `/api/admin/guides/${params.id}/${act}`,
          headers: admin,
          payload: body,
        });
      await send('publish', { content, revision, note: '' });
      await send('withdraw', { revision: revision + 1, reason: 'It was repealed.' });
      return { ...byAdmin, params, body: { revision: revision + 2 } };
    },
    'DELETE /api/admin/guides/{id}': async () => {
      const { params, revision } = await beginGuide();
      return { ...byAdmin, params, query: { revision: String(revision) } };
    },
    'GET /api/admin/guides/{id}/versions/{number}': async () => {
      const { params } = await beginGuide();
      return { ...byAdmin, params: { ...params, number: '1' } };
    },
    'POST /api/admin/guides/{id}/versions/{number}/restore': async () => {
      const { params, revision } = await beginGuide();
      return { ...byAdmin, params: { ...params, number: '1' }, body: { revision } };
    },
    'POST /api/admin/listings/{id}/decision': async () => {
      await database('accountant_profiles').where({ userId: returned.id }).update({ listingStatus: 'pending' });
      return {
        ...byAdmin,
        params: { id: String(returned.id) },
        body: { decision: 'return', note: 'Say more, please.' },
      };
    },
    'POST /api/admin/canned-answers': async () => ({ ...byAdmin, body: { title: 'Hours', body: 'Nine to six.' } }),
    'PUT /api/admin/canned-answers/{id}': async () => ({
      ...byAdmin,
      params: { id: await idOf('canned_answers', {}) },
      body: { title: 'Hours', body: 'Nine to six.' },
    }),
    'DELETE /api/admin/canned-answers/{id}': async () => {
      await database('canned_answers').insert({ title: 'Gone', body: 'Gone.' });
      return { ...byAdmin, params: { id: await idOf('canned_answers', {}) } };
    },
    'PUT /api/admin/queues/{queue}/{id}/assignment': async () => {
      await database('contact_tickets').update({ status: 'open' });
      const params = { queue: 'tickets', id: await idOf('contact_tickets', {}) };
      await database('queue_assignments').delete();
      return { ...byAdmin, params, body: { assigneeId: null, seen: null } };
    },
    'POST /api/admin/tickets/{id}/replies': async () => {
      await database('contact_tickets').update({ status: 'open' });
      await database('ticket_replies').delete();
      return { ...byAdmin, body: { body: 'We look into it.', close: false, seen: 0 } };
    },
    'PUT /api/admin/tickets/{id}/status': async () => {
      await database('contact_tickets').update({ status: 'open' });
      return { ...byAdmin, body: { status: 'closed', reason: 'Answered by phone.' } };
    },
    'POST /api/admin/quiz-requests/{id}/decision': async () => {
      await database('queue_decisions').where({ queue: 'quiz' }).delete();
      return { ...byAdmin, body: { decision: 'write', note: 'We look for others.' } };
    },
    'POST /api/admin/person-reports/{id}/decision': async () => {
      await database('person_reports').update({ status: 'open' });
      return { ...byAdmin, body: { decision: 'dismiss', note: 'Nothing against the rules.' } };
    },
    'POST /api/users/{id}/reports': async () => {
      await database('person_reports').update({ status: 'dismissed' });
      return { ...byClient, body: { reason: 'other', details: 'They ask for money.' } };
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
    'GET /api/admin/assistant-feedback/{id}': async () => ({
      ...byAdmin,
      params: { id: await idOf('assistant_feedback', {}) },
    }),
    'PUT /api/admin/assistant-feedback/{id}/resolution': async () => {
      await database('assistant_feedback').update({ resolvedAt: null, resolution: null });
      return {
        ...byAdmin,
        params: { id: await idOf('assistant_feedback', {}) },
        body: { resolved: true, note: 'The guide says so now.' },
      };
    },
    'POST /api/admin/system/outbox/retry': async () => byAdmin,
    'PUT /api/admin/settings': async () => ({ ...byAdmin, body: { ...(await readSettings()) } }),
    'POST /api/admin/settings/test-mail': async () => byAdmin,
    'PUT /api/admin/settings/listing-review': async () => ({ ...byAdmin, body: { mode: 'automatic' } }),
    'PUT /api/admin/users/{id}': async () => ({
      ...byAdmin,
      params: { id: String(author.id) },
      body: { ...details, email: author.email, userType: 'client', currentPassword: testPassword },
    }),
    'GET /api/admin/users': async () => byAdmin,
    'GET /api/admin/users/search': async () => ({ ...byAdmin, query: { q: 'pat', type: 'client', page: '1' } }),
    'GET /api/admin/users/export': async () => ({ ...byAdmin, query: { q: 'pat' } }),
    'POST /api/admin/users': async () => {
      const email = `${randomBytes(6).toString('hex')}@example.com`;
      return { ...byAdmin, body: { ...details, email, userType: 'client', currentPassword: '' } };
    },
    'POST /api/admin/users/bulk': async () => ({
      ...byAdmin,
      body: { action: 'suspend', ids: [(await createUser()).id], reason: 'Sends advertisements.' },
    }),
    'POST /api/admin/users/{id}/invitation': async () => {
      const { id } = await createUser();
      await database('users').where({ id }).update({ password: '' });
      return { ...byAdmin, params: { id: String(id) } };
    },
    'PUT /api/admin/users/{id}/suspension': async () => ({
      ...byAdmin,
      params: { id: String((await createUser()).id) },
      body: { reason: 'Sends advertisements.' },
    }),
    'DELETE /api/admin/users/{id}/suspension': async () => ({
      ...byAdmin,
      params: { id: String((await createUser({ suspendedAt: new Date() })).id) },
    }),
    'GET /api/admin/audit': async () => ({ ...byAdmin, query: { q: 'pat', words: 'late', from: '2026-01-01' } }),
    'GET /api/admin/audit/export': async () => ({ ...byAdmin, query: { q: 'pat' } }),
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
    'GET /api/blog/feeds/{name}': async () => ({ params: { name: 'rss.xml' } }),
    'GET /api/location-pages/{subject}': async () => ({ params: { subject: 'accountants' } }),
    'GET /api/location-pages/{subject}/{state}/{city}': async () => ({
      params: { subject: 'tax-preparation', state: 'tx', city: 'austin' },
    }),
    'GET /api/site-maps/{name}': async () => ({ params: { name: 'index.xml' } }),
    'GET /api/admin/newsletter/export': async () => ({ headers: world.headers.admin }),
    'GET /api/admin/newsletter/{id}': async () => {
      await subscribe({ email: 'reader@example.com' });
      const { id } = (await database('newsletter_subscribers').first()) as { id: number };
      return { headers: world.headers.admin, params: { id: String(id) } };
    },
    'POST /api/admin/newsletter/{id}/decision': async () => {
      await database('newsletter_subscribers').delete();
      await subscribe({ email: 'reader@example.com' });
      const { id } = (await database('newsletter_subscribers').first()) as { id: number };
      const body = { decision: 'end', reason: 'Asked for it by phone.' };
      return { headers: world.headers.admin, params: { id: String(id) }, body };
    },
    'DELETE /api/admin/newsletter/{id}': async () => {
      await subscribe({ email: 'reader@example.com' });
      const { id } = (await database('newsletter_subscribers').first()) as { id: number };
      return { headers: world.headers.admin, params: { id: String(id) } };
    },
    'POST /api/newsletter': async () => ({ body: { email: 'reader@example.com' } }),
    'POST /api/newsletter/confirm': async () => {
      await database('newsletter_subscribers').delete();
      await subscribe({ email: 'reader@example.com' });
      return { body: { token: await mailedToken('reader@example.com', 'newsletter-confirmation') } };
    },
    'POST /api/newsletter/unsubscribe': async () => {
      await subscribe({ email: 'reader@example.com' });
      const { unsubscribeKey } = (await database('newsletter_subscribers').first()) as { unsubscribeKey: string };
      return { body: { token: unsubscribeKey } };
    },
    'POST /api/newsletter/unsubscribe/{token}': async () => {
      await subscribe({ email: 'reader@example.com' });
      const { unsubscribeKey } = (await database('newsletter_subscribers').first()) as { unsubscribeKey: string };
      return { params: { token: unsubscribeKey } };
    },
    'POST /api/email-confirmation': async () => ({ body: { token: await token(author, 'confirm-email') } }),
    'POST /api/login': async () => ({ body: { username: author.username, password: testPassword } }),
    'GET /api/blog/{slugOrId}': async () => ({ params: { slugOrId: await slug() } }),
    ...blogRequests(test, world),
    'GET /api/live/events': async () => byClient,
    ...billingRequests(test),
    ...{ ...bookingRequests(test), ...messageRequests(test, world), ...signInRequests(test) },
    'POST /api/notifications/{id}/read': async () => byClient,
    'PUT /api/presence': async () => ({ ...byClient, body: { isHidden: true } }),
    'PUT /api/notifications/preferences': async () => ({ ...byClient, body: { kind: 'message', byMail: true } }),
    'POST /api/password/forgot': async () => ({ body: { email: forgetful.email } }),
    'POST /api/password/reset': async () => ({
      body: { token: await token(forgetful, 'reset-password'), password: newPassword, confirmPassword: newPassword },
      repeats: { password: 'confirmPassword' },
    }),
    ...releaseRequests(test),
    'POST /api/platform/routes/hand-over': async () => ({
      ...byAdmin,
      body: { kind: 'route', name: handedRoute, to: 'another-area' },
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
    'POST /api/compliance/analyze-document': async () => documentToAnalyze,
    'POST /api/compliance/analyze-document/stream': async () => documentToAnalyze,
    'POST /api/compliance/feedback': async () => ({ body: { answerId: randomUUID(), ...answerFeedback } }),
    'PUT /api/compliance/saved-answers/{answerId}': async () => ({ ...(await saveAnswer()), body: answerToSave }),
    'PATCH /api/compliance/saved-answers/{answerId}': async () => ({
      ...(await saveAnswer()),
      body: { title: 'Deposits' },
    }),
    'DELETE /api/compliance/saved-answers/{answerId}': saveAnswer,
    'PUT /api/compliance/saved-analyses/{analysisId}': async () => ({
      ...(await saveAnalysis()),
      body: analysisToSave,
    }),
    'PATCH /api/compliance/saved-analyses/{analysisId}': async () => ({
      ...(await saveAnalysis()),
      body: { title: 'Wages' },
    }),
    'DELETE /api/compliance/saved-analyses/{analysisId}': saveAnalysis,
    'GET /api/compliance/calendar/saved': saveCalendar,
    'PUT /api/compliance/calendar/saved': async () => ({ headers: asAuthor, body: calendarToSave }),
    'DELETE /api/compliance/calendar/saved': saveCalendar,
    'PUT /api/compliance/calendar/marks/{key}': async () => {
      const dateId = await idOf('guide_dates', { bundledKey: 'form-990' });
      return { headers: asAuthor, params: { key: `${dateId}-2027-05-15` }, body: { mark: 'done' } };
    },
    'POST /api/compliance/calendar/feed': saveCalendar,
    'DELETE /api/compliance/calendar/feed': saveCalendar,
    'GET /api/compliance/calendar/feed/{token}': async () => {
      await saveCalendar();
      const url = '/api/compliance/calendar/feed';
      const { result } = await test.server.inject({ method: 'POST', url, headers: asAuthor });
      return { params: { token: (result as CalendarFeed).url.split('/').at(-1) ?? '' } };
    },
    'PATCH /api/compliance/{idOrSlug}/checklist': async () => ({
      ...byClient,
      body: { tick: ['Deposit on time.'], untick: ['File late.'] },
    }),
    'POST /api/compliance/ask': async () => ({
      body: { question: 'When is the FBAR due?', previousQuestions: ['What is it?'] },
    }),
    'POST /api/compliance/ask/stream': async () => ({ body: { question: 'When is the FBAR due?' } }),
    'GET /api/verification': async () => ({ headers: asPending }),
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
