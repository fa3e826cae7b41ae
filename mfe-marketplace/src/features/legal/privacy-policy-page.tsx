import type { ReactNode } from 'react';
import { privacyPolicy } from './privacy-policy';
import { LegalPage } from './legal-page';

/** States how Counterpart handles personal data, and which cookies it sets. */
export function PrivacyPolicyPage(): ReactNode {
  return <LegalPage text={privacyPolicy} />;
}
