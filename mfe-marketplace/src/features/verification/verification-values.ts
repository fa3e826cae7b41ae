import { limits } from '@counterpart/api/contract';
import type { FieldErrors } from '../../forms/use-form';

/** A request as it is typed. */
export interface VerificationValues {
  readonly licenceNumber: string;
  readonly issuer: string;
  /** A state's code; empty while none is chosen. */
  readonly state: string;
  /** How many documents are there. */
  readonly documents: number;
}

const { numberMin, numberMax, issuerMin, issuerMax, documentBytes } = limits.verification;

/** The API's rules for a request, in its words. */
export function validateVerification({ licenceNumber, issuer, state, documents }: VerificationValues): FieldErrors<VerificationValues> {
  return {
    licenceNumber: lengthError(licenceNumber, numberMin, numberMax, 'Please enter your license number', 'The license number is too long'),
    issuer: lengthError(issuer, issuerMin, issuerMax, 'Please enter who issued the license', 'The name of the issuer is too long'),
    state: state === '' ? 'Please select a state' : undefined,
    documents: documents === 0 ? 'Please add at least one document' : undefined,
  };
}

function lengthError(text: string, min: number, max: number, tooShort: string, tooLong: string): string | undefined {
  const { length } = text.trim();
  if (length < min) return tooShort;
  return length > max ? tooLong : undefined;
}

const TYPES = ['application/pdf', 'image/png', 'image/jpeg'];

/** What the file picker offers. */
export const acceptedTypes = TYPES.join(',');

/** What is wrong with a file before it is sent; the API looks at its content. */
export function fileError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.includes(type)) return 'Please choose a PDF, PNG or JPEG file.';
  return size > documentBytes ? 'A document may have at most 10 MB.' : undefined;
}

/** '2.4 MB' or '12 KB'. */
export function sizeText(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
