import type { ReactNode } from 'react';
import { termsOfService } from './terms-of-service';
import { LegalPage } from './legal-page';

/** The rules between Counterpart and the people who use it. */
export function TermsOfServicePage(): ReactNode {
  return <LegalPage text={termsOfService} />;
}
