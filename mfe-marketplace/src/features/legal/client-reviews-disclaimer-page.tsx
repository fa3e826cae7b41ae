import type { ReactNode } from 'react';
import { clientReviewsDisclaimer } from './client-reviews-disclaimer';
import { LegalPage } from './legal-page';

/** What reviews on Counterpart are, and what they are not. */
export function ClientReviewsDisclaimerPage(): ReactNode {
  return <LegalPage text={clientReviewsDisclaimer} />;
}
