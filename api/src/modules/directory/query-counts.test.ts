import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queriesOf } from '../../platform/testing/count-queries';
import { createUser } from '../../platform/testing/factories';
import { signIn } from '../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';
import { createProfessional } from './professionals/professional-factory';
import { ReviewReport } from '../reviews/reviews/review-report.model';
import { listReports } from '../reviews/reviews/review-reports.service';
import { ReviewVersion } from '../reviews/reviews/review-version.model';
import { Review } from '../reviews/reviews/review.model';
import { VerificationDocument } from './verification/verification-document.model';
import { VerificationRequest } from './verification/verification-request.model';
import { listRequests } from './verification/verification.service';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const now = new Date();

/** One report by a person of their own about a review with a history, of a professional and by a client of its own. */
async function report(): Promise<void> {
  const [client, reporter] = [await createUser(), await createUser()];
  const professional = await createProfessional();
  const said = { accountantId: professional.id, clientId: client.id, rating: 2, comment: 'Late' };
  const { id: reviewId } = await Review.query().insertAndFetch({ ...said, createdAt: now });
  await ReviewVersion.query().insert({ ...said, reviewId, change: 'edited', writtenAt: now, replacedAt: now });
  await ReviewReport.query().insert({
    reviewId,
    reporterId: reporter.id,
    reason: 'spam',
    details: '',
    status: 'open',
    createdAt: now,
  });
}

/** One request with a document, of a professional of its own. */
async function request(): Promise<void> {
  const { id: userId } = await createProfessional();
  const license = { licenceNumber: `CPA-${userId}`, issuer: 'Texas', stateCode: 'TX' };
  const { id } = await VerificationRequest.query().insertAndFetch({
    ...license,
    userId,
    status: 'pending',
    createdAt: now,
  });
  await VerificationDocument.query().insert({
    userId,
    requestId: id,
    name: 'license.pdf',
    mimeType: 'application/pdf',
    bytes: 1,
    fileId: `file-${id}`,
    createdAt: now,
  });
}

const part = { after: 0, limit: 200 };

describe('a list asks the database as often for many rows as for few', () => {
  it.each([
    { list: 'reports of reviews', add: report, read: () => listReports({ status: 'open', ...part }) },
    { list: 'verification requests', add: request, read: () => listRequests({ status: 'pending', ...part }) },
  ])('$list', async ({ add, read }) => {
    for (let row = 0; row < 2; row += 1) await add();
    const few = await queriesOf(read);
    for (let row = 0; row < 8; row += 1) await add();
    const many = await queriesOf(read);
    expect(await read()).toHaveLength(10);
    expect(many).toHaveLength(few.length);
  });
});

describe('a list read in parts has each row once, also when rows change meanwhile', () => {
  it.each([
    {
      ...{ list: '/api/admin/review-reports', add: report },
      change: (id: number) => ReviewReport.query().findById(id).patch({ status: 'dismissed' }),
    },
    {
      ...{ list: '/api/admin/verification', add: request },
      change: (id: number) => VerificationRequest.query().findById(id).patch({ status: 'withdrawn' }),
    },
  ])('$list', async ({ list, add, change }) => {
    for (let row = 0; row < 5; row += 1) await add();
    const headers = await signIn(test, await createUser({ userType: 'admin' }));
    const read = async (query = ''): Promise<number[]> => {
      const { result } = await test.server.inject({ url: `${list}?${query}`, headers });
      return (result as { readonly id: number; readonly request?: { readonly id: number } }[]).map(
        ({ id, request: asked }) => asked?.id ?? id,
      );
    };
    const all = await read();
    const [first = 0, second = 0] = await read('limit=2');
    await change(first);
    const [third = 0, ...others] = await read(`after=${second}&limit=2`);
    await change(third);
    const found = [first, second, third, ...others, ...(await read(`after=${others.at(-1)}`))];
    expect([found, new Set(all).size]).toEqual([all, 5]);
  });
});
