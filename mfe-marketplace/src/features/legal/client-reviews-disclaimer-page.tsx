import type { ReactNode } from 'react';
import { clientReviewsDisclaimer } from './client-reviews-disclaimer';
import { LegalPage } from './legal-page';

/** States what reviews on Counterpart are and are not. */
export function ClientReviewsDisclaimerPage(): ReactNode {
  return <LegalPage text={clientReviewsDisclaimer} />;
}
