import { siteDayOf } from '../../../platform/counts/site-day';
import type { AuditActor } from '../../../platform/audit/record-audit';
import type { Verification, VerificationDraft } from '../../../contract/named-types';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict, invalid } from '../../../platform/errors/app-error';
import { profileNotFound } from '../listing/listing.errors';
import { notify } from '../../identity/notifications/notifications.service';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { recordDecision } from '../../../platform/queues/record-decision';
import { noteChanges } from '../../../platform/changes/profile-changes';
import { draftDocuments } from './verification-documents.service';
import { VerificationDocument } from './verification-document.model';
import { VerificationRequest } from './verification-request.model';
import { presentDocument, presentRequest } from './verification.presenter';
import { requestNotFound } from './verification.errors';
import type { QueueQuery, VerificationDecision } from './verification.schema';

function inOneYear(): string {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() + 1);
  return siteDayOf(moment);
}

/** Reads whether a professional is verified, the newest request, and the documents for the next one. */
export async function readVerification(userId: number): Promise<Verification> {
  const [profile, request, drafts] = await Promise.all([
    AccountantProfile.query().findOne({ userId }).select('verified'),
    VerificationRequest.query()
      .where({ userId })
      .orderBy('id', 'desc')
      .first()
      .withGraphFetched('documents(oldestFirst)'),
    draftDocuments(userId),
  ]);
  const verified = profile?.verified ?? false;
  return {
    verified,
    request: request ? presentRequest(request) : null,
    drafts: drafts.map(presentDocument),
    permissions: { request: request?.status !== 'pending' && !isApproved(verified, request) },
  };
}

/** Tells whether an approval holds; once the license is due for another check, it can be proven again. */
const isApproved = (verified: boolean, last: VerificationRequest | undefined): boolean =>
  verified && (last?.recheckOn ?? '9999') > siteDayOf(new Date());

/**
 * Asks for a check of a license with the documents that wait.
 * @throws AppError 404 without a profile, 400 without a document, 409 while a request waits or the last approval holds
 */
export async function requestVerification(
  userId: number,
  { state, ...draft }: VerificationDraft,
  transaction: Transaction,
): Promise<void> {
  const profile = await AccountantProfile.query(transaction).findOne({ userId }).forUpdate();
  if (!profile) throw profileNotFound();
  const last = await VerificationRequest.query(transaction).where({ userId }).orderBy('id', 'desc').first();
  if (last?.status === 'pending') throw conflict('Your request is already being checked.', 'verification_pending');
  if (isApproved(profile.verified, last)) throw conflict('You are already verified.', 'already_verified');
  const request = await VerificationRequest.query(transaction).insertAndFetch({
    ...draft,
    stateCode: state,
    userId,
    status: 'pending',
    createdAt: new Date(),
  });
  const attached = await VerificationDocument.query(transaction)
    .patch({ requestId: request.id })
    .where({ userId, requestId: null });
  if (attached === 0) throw invalid('Please add at least one document', 'invalid_request');
}

/** Takes a request back that waits. @throws AppError 404 when none does */
export async function withdrawRequest(userId: number): Promise<void> {
  const changed = await VerificationRequest.query()
    .patch({ status: 'withdrawn', decidedAt: new Date() })
    .where({ userId, status: 'pending' });
  if (changed === 0) throw requestNotFound();
}

/** Requests with the people they are of, their documents, and who else claims the same license. */
const withPeople = '[professional(nameOnly), profile(professionsOnly), documents(oldestFirst), claims(standing)]';

/** Requests of a status, the longest waiting first; `recheck` are approved ones whose day has come. */
export async function listRequests({ status, after, limit }: QueueQuery): Promise<VerificationRequest[]> {
  const query = VerificationRequest.query().where('id', '>', after).orderBy('id').limit(limit);
  query.withGraphFetched(withPeople);
  if (status === 'recheck') query.where('status', 'approved').where('recheckOn', '<=', siteDayOf(new Date()));
  else query.where({ status });
  return query;
}

/** One request as the list has it. */
export function readRequest(id: number): Promise<VerificationRequest> {
  return VerificationRequest.query().findById(id).withGraphFetched(withPeople).throwIfNotFound().execute();
}

/** A request by id. @throws AppError 404 */
export async function findRequest(id: number): Promise<VerificationRequest> {
  const request = await VerificationRequest.query().findById(id);
  if (!request) throw requestNotFound();
  return request;
}

/**
 * Approves or rejects a request that waits, or an approved one whose license was checked again; the profile shows it
 * immediately and the professional is notified.
 * @throws AppError 409 when it is not what the administrator saw any more
 */
export async function decideRequest(
  id: number,
  by: AuditActor,
  { decision, reason, seen, recheckOn }: VerificationDecision,
  transaction: Transaction,
): Promise<void> {
  const request = await VerificationRequest.query(transaction).findById(id).forUpdate().throwIfNotFound();
  if (request.status !== seen) throw conflict('This request has already been decided.', 'already_decided');
  const approved = decision === 'approve';
  await request.$query(transaction).patch({
    status: approved ? 'approved' : 'rejected',
    reason: reason || null,
    recheckOn: approved ? (recheckOn ?? inOneYear()) : null,
    decidedById: by.userId,
    decidedAt: new Date(),
  });
  await AccountantProfile.query(transaction).patch({ verified: approved }).where({ userId: request.userId });
  await noteChanges(transaction, [request.userId]);
  await recordDecision(
    {
      queue: 'verification',
      itemId: id,
      outcome: approved ? 'approved' : 'rejected',
      reason,
      by,
      aboutUserId: request.userId,
    },
    transaction,
  );
  const title = approved ? 'You are verified' : 'Your verification was not approved';
  const body = approved ? 'Your profile shows ‘Verified Professional’ from now on.' : reason;
  await notify(
    { userId: request.userId, kind: 'verification', title, body, href: '/dashboard?tab=profile' },
    transaction,
  );
}
