import { randomUUID } from 'node:crypto';
import { demoPassword, seedDemo } from '../../../db/demo/seed-demo';
import { answers } from '../../modules/directory/quiz/quiz-factory';
import { needsCredentials, responseOf, type OpenApiDocument, type Operation } from '../openapi/document';
import { analysisToSave, answerFeedback, answerToSave } from './accepted-bodies';
import { oneIn } from './part-of';
import { cookieOf, visitor, type BrowserHeaders } from './sign-in';
import type { TestServer } from './test-server';

/** Kind of caller. */
export type WorldViewer = 'admin' | 'client' | 'accountant' | 'visitor';

/** The demo data with something in every list, the people who may ask, and a value for each parameter in a path. */
export interface PopulatedWorld {
  readonly document: OpenApiDocument;
  readonly headers: Readonly<Record<WorldViewer, BrowserHeaders>>;
  /** The path of an operation with ids of things that are there; null for one that no list of the world has. */
  pathOf(path: string): string | null;
  /**
   * Sends GET operations that respond with JSON, as each kind of caller; returns those that failed: status 500 and
   * more, or 4xx where it is to be 200.
   * @param occasion by which a run chooses a third of them; all in a long run, and without it
   */
  failingLists(occasion?: string): Promise<string[]>;
}

const quizId = '6f1f2f6e-8d7b-4c31-9a55-0a1f6f0c1a2b';

/** Fills the database of a test server. */
export async function createPopulatedWorld(test: TestServer): Promise<PopulatedWorld> {
  await seedDemo(test.database);
  const signIn = async (username: string): Promise<BrowserHeaders> => {
    const payload = { username, password: demoPassword };
    const response = await test.server.inject({ method: 'POST', url: '/api/login', headers: visitor, payload });
    return { ...visitor, cookie: cookieOf(response) };
  };
  const headers = {
    admin: await signIn('admin'),
    client: await signIn('client'),
    accountant: await signIn('accountant'),
    visitor,
  };
  const idOf = async (table: string, where: object = {}): Promise<number> => {
    const [row] = (await test.database(table).where(where).select('id').limit(1)) as { id: number }[];
    return row?.id ?? 0;
  };
  const client = await idOf('users', { username: 'client' });
  const accountant = await idOf('users', { username: 'accountant' });
  const send = async (as: WorldViewer, method: 'POST' | 'PUT', url: string, payload: object): Promise<void> => {
    const response = await test.server.inject({ method, url, headers: headers[as], payload });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${response.payload}`);
  };
  await send('visitor', 'POST', '/api/quiz', { id: quizId, answers });
  await send('client', 'PUT', `/api/saved/${accountant}`, {});
  await send('client', 'POST', '/api/messages', {
    receiverId: accountant,
    content: 'Hello',
    clientMessageId: randomUUID(),
  });
  await send('accountant', 'POST', '/api/messages', { receiverId: client, content: 'Good morning' });
  const review = await idOf('reviews', { accountantId: accountant });
  await send('accountant', 'POST', `/api/reviews/${review}/reports`, { reason: 'spam', details: 'Not theirs' });
  await send('visitor', 'POST', '/api/contact', {
    name: 'Pat Doe',
    email: 'pat@example.com',
    subject: 'support',
    message: 'A question of ten characters and more.',
  });
  await send('visitor', 'POST', '/api/compliance/feedback', { answerId: quizId, ...answerFeedback });
  await send('client', 'PUT', `/api/compliance/saved-answers/${quizId}`, answerToSave);
  await send('client', 'PUT', `/api/compliance/saved-analyses/${quizId}`, analysisToSave);
  await send('client', 'POST', `/api/users/${accountant}/reports`, { reason: 'spam', details: 'Not theirs' });
  await send('admin', 'POST', '/api/admin/canned-answers', { title: 'Thanks', body: 'Thank you for writing.' });
  await test.database('accountant_profiles').where({ userId: accountant }).update({ verified: false });
  await test.database('verification_documents').insert({
    userId: accountant,
    name: 'license.pdf',
    mimeType: 'application/pdf',
    bytes: 8,
    fileId: 'license.pdf',
    createdAt: new Date(),
  });
  await send('accountant', 'POST', '/api/verification', {
    licenceNumber: 'CPA-12345',
    issuer: 'Texas State Board',
    state: 'TX',
  });
  await test.database('accountant_profiles').where({ userId: accountant }).update({ listingStatus: 'pending' });
  const ids: Readonly<Record<string, string | number>> = {
    '/api/accountants/{id}': accountant,
    '/api/users/{id}': accountant,
    '/api/saved/{id}': accountant,
    '/api/admin/users/{id}': client,
    '/api/admin/guides/{id}': await idOf('compliance_guides'),
    '/api/admin/listings/{id}': accountant,
    '/api/admin/canned-answers/{id}': await idOf('canned_answers'),
    '/api/admin/person-reports/{id}': await idOf('person_reports'),
    '/api/admin/queues/{queue}': 'tickets',
    '/api/admin/quiz-requests/{id}': await idOf('quiz_requests'),
    '/api/admin/tickets/{id}': await idOf('contact_tickets'),
    '/api/admin/mails/{id}': await idOf('mails'),
    '/api/admin/review-reports/{id}': await idOf('review_reports'),
    '/api/admin/reviews/{id}': review,
    '/api/admin/verification/{id}': await idOf('verification_requests'),
    '/api/blog/{slugOrId}': await idOf('blog_posts'),
    '/api/compliance/saved-answers/{answerId}': quizId,
    '/api/compliance/saved-analyses/{analysisId}': quizId,
    '/api/blog/{id}': await idOf('blog_posts'),
    '/api/blog/autosaves/{postId}': await idOf('blog_posts'),
    '/api/compliance/{idOrSlug}': await idOf('compliance_guides'),
    '/api/conversations/{otherUserId}': accountant,
    '/api/messages/{otherUserId}': accountant,
    '/api/notifications/{id}': await idOf('notifications', { userId: client }),
    '/api/quiz/{id}': quizId,
    '/api/reviews/{id}': await idOf('reviews', { clientId: client }),
  };
  const pathOf = (path: string): string | null => {
    if (!path.includes('{')) return path;
    const found = Object.entries(ids).find(([known]) => path === known || path.startsWith(`${known}/`));
    return found ? path.replace(/\{\w+\}/, String(found[1])) : null;
  };
  const document = (await test.server.inject('/api/openapi.json')).result as OpenApiDocument;
  return {
    document,
    headers,
    pathOf,
    failingLists: (occasion) => failingLists(test, document, headers, pathOf, occasion),
  };
}

const hasJson = (document: OpenApiDocument, operation: Operation | undefined): boolean =>
  responseOf(document, operation?.responses['200'] ?? { description: '' }).content?.['application/json'] !== undefined;

async function failingLists(
  test: TestServer,
  document: OpenApiDocument,
  headers: PopulatedWorld['headers'],
  pathOf: PopulatedWorld['pathOf'],
  occasion?: string,
): Promise<string[]> {
  const failing: string[] = [];
  const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const url = hasJson(document, get) ? pathOf(path) : null;
    // No list: what has no meaning without its query.
    const isAsked = get?.parameters?.some((parameter) => parameter.in === 'query' && parameter.required);
    return url === null || get === undefined || isAsked ? [] : [{ path, get, url }];
  });
  const chosen = occasion === undefined ? lists : oneIn(3, lists, ({ path }) => `${occasion} ${path}`);
  for (const { path, get, url } of chosen) {
    const viewers = needsCredentials(get)
      ? (['admin', 'client', 'accountant'] as const)
      : (['visitor', 'client'] as const);
    for (const viewer of viewers) {
      const response = await test.server.inject({ url, headers: headers[viewer] });
      // Not every caller may see everything, and an item may be gone; a list responds with 200 to authorized callers.
      const isRefused = [403, 404].includes(response.statusCode) && (path.includes('{') || needsCredentials(get));
      if (response.statusCode !== 200 && !isRefused) failing.push(`${viewer} ${url}: ${response.statusCode}`);
    }
  }
  return failing;
}
