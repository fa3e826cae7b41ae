import type {
  VerificationDocument as PresentedDocument,
  VerificationRequest as PresentedRequest,
} from '../../contract/named-types';
import type { VerificationDocument } from './verification-document.model';
import type { VerificationRequest } from './verification-request.model';

/** A document without where it lies. */
export const presentDocument = ({ id, name, mimeType, bytes }: VerificationDocument): PresentedDocument => ({
  id,
  name,
  mimeType,
  bytes,
});

/** A request with its documents, for whoever made it and administrators. */
export const presentRequest = (
  { id, licenceNumber, issuer, stateCode, status, reason, recheckOn, createdAt, decidedAt }: VerificationRequest,
  documents: readonly VerificationDocument[],
): PresentedRequest => ({
  id,
  licenceNumber,
  issuer,
  status,
  reason,
  recheckOn,
  state: stateCode,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  documents: documents.filter(({ requestId }) => requestId === id).map(presentDocument),
});
