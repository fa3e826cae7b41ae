import type { ReactNode } from 'react';
import { privacyPolicy } from './privacy-policy';
import { LegalPage } from './legal-page';

/** How Counterpart handles personal data, and the cookies it sets. */
export function PrivacyPolicyPage(): ReactNode {
  return <LegalPage text={privacyPolicy} />;
}
