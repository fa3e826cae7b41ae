import type { ReactNode } from 'react';
import { accessibilityStatement } from './accessibility-statement';
import { LegalPage } from './legal-page';

/** How far the product is accessible, and whom to tell when it is not. */
export function AccessibilityPage(): ReactNode {
  return <LegalPage text={accessibilityStatement} />;
}
