// Draft for counsel: written to the product's stated facts and not yet reviewed by a lawyer.
import type { LegalDocument } from './legal-document';
import { privacySectionsOnData } from './privacy-policy-data';
import { privacySectionsOnRights } from './privacy-policy-rights';

/** The Privacy & Cookies Policy: 14 sections. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy & Cookies Policy',
  lead: 'What we collect when you use Counterpart, what we use it for, who sees it, how long we keep it and what you can ask of us.',
  effectiveDate: '2025-02-24',
  sections: [...privacySectionsOnData, ...privacySectionsOnRights],
};
