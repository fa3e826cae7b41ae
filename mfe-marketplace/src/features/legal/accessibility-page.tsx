import type { ReactNode } from 'react';
import { accessibilityStatement } from './accessibility-statement';
import { LegalPage } from './legal-page';

/** States how accessible the product is, and whom to contact when it is not. */
export function AccessibilityPage(): ReactNode {
  return <LegalPage text={accessibilityStatement} />;
}
