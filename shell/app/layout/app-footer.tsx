import { SiteFooter } from '@counterpart/design-system/site-footer';
import type { ReactNode } from 'react';
import { footerContent } from './footer-content';

/** The shared footer. */
export function AppFooter(): ReactNode {
  return <SiteFooter {...footerContent} year={new Date().getUTCFullYear()} />;
}
