import type {
  VerificationDocument as PresentedDocument,
  VerificationQueue,
  VerificationRequest as PresentedRequest,
} from '../../../contract/named-types';
import { professionalPath } from '../professionals/professional-path';
import type { VerificationDocument } from './verification-document.model';
import type { VerificationRequest } from './verification-request.model';

/** A document without where it lies. */
export const presentDocument = ({ id, name, mimeType, bytes }: VerificationDocument): PresentedDocument => ({
  id,
  name,
  mimeType,
  bytes,
});

/** A request with its documents, for its author and administrators. */
export const presentRequest = (request: VerificationRequest): PresentedRequest => ({
  id: request.id,
  licenceNumber: request.licenceNumber,
  issuer: request.issuer,
  status: request.status,
  reason: request.reason,
  recheckOn: request.recheckOn,
  state: request.stateCode,
  createdAt: request.createdAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
  documents: (request.documents ?? []).map(presentDocument),
});

/** A request for administrators: with its author, and whether another professional claims the same license. */
export const presentQueued = (request: VerificationRequest): VerificationQueue[number] => {
  const { userId, professional, profile, claims = [] } = request;
  return {
    request: presentRequest(request),
    professional: {
      id: userId,
      firstName: professional?.firstName ?? '',
      lastName: professional?.lastName ?? '',
      path: professionalPath(userId, profile?.professions ?? []),
    },
    usedByOthers: claims.some((claim) => claim.userId !== userId),
  };
};
