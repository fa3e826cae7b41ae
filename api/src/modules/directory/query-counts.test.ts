import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queriesOf } from '../../platform/testing/count-queries';
import { createUser } from '../../platform/testing/factories';
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

describe('a list asks the database as often for many rows as for few', () => {
  it.each([
    { list: 'reports of reviews', add: report, read: () => listReports('open') },
    { list: 'verification requests', add: request, read: () => listRequests('pending') },
  ])('$list', async ({ add, read }) => {
    for (let row = 0; row < 2; row += 1) await add();
    const few = await queriesOf(read);
    for (let row = 0; row < 8; row += 1) await add();
    const many = await queriesOf(read);
    expect(await read()).toHaveLength(10);
    expect(many).toHaveLength(few.length);
  });
});
