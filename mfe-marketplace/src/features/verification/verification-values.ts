import { verificationLimits } from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';

/** A request as it is typed. */
export interface VerificationValues {
  readonly licenceNumber: string;
  readonly issuer: string;
  /** A state's code; empty while none is chosen. */
  readonly state: string;
  /** Number of documents uploaded. */
  readonly documents: number;
}

const { numberMin, numberMax, issuerMin, issuerMax } = verificationLimits;

/** The API's rules for a request, in its words. */
export function validateVerification({
  licenceNumber,
  issuer,
  state,
  documents,
}: VerificationValues): FieldErrors<VerificationValues> {
  return {
    licenceNumber: lengthError(
      licenceNumber,
      numberMin,
      numberMax,
      'Please enter your license number',
      'The license number is too long',
    ),
    issuer: lengthError(
      issuer,
      issuerMin,
      issuerMax,
      'Please enter who issued the license',
      'The name of the issuer is too long',
    ),
    state: state === '' ? 'Please select a state' : undefined,
    documents: documents === 0 ? 'Please add at least one document' : undefined,
  };
}

function lengthError(text: string, min: number, max: number, tooShort: string, tooLong: string): string | undefined {
  const { length } = text.trim();
  if (length < min) return tooShort;
  return length > max ? tooLong : undefined;
}

/** File types that the picker offers; the API checks the content. */
export const documentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Reasons a document is refused before it is sent, in the API's words. */
export const documentRefusals = {
  type: 'Please choose a PDF, PNG or JPEG file.',
  size: 'A document may have at most 10 MB.',
} as const;
