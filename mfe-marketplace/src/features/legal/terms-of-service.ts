// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import type { LegalDocument } from './legal-document';
import { termsSectionsOnAgreement } from './terms-agreement';
import { termsSectionsOnUse } from './terms-use';

/** The Terms of Service: 11 sections. The date is the version that the API stores with an account. */
export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  lead: 'The rules for using Counterpart, for clients, professionals and visitors.',
  effectiveDate: '2025-02-24',
  sections: [...termsSectionsOnUse, ...termsSectionsOnAgreement],
};
