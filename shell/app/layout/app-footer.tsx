import { SiteFooter } from '@counterpart/design-system/site-footer';
import { useState, type ReactNode } from 'react';
import { shownLinks, type SiteLink } from '../../page-contract/site';
import { useSite } from '../site/site-context';
import { footerContent } from './footer-content';

/** The shared footer. */
export function AppFooter(): ReactNode {
  const site = useSite();
  const [year] = useState(() => new Date().getUTCFullYear());
  const columns = footerContent.columns.map(({ title, links }) => ({
    title,
    links: shownLinks<SiteLink>(site, links),
  }));
  return (
    <SiteFooter
      {...footerContent}
      blurb={footerContent.blurb(site.name)}
      columns={columns}
      siteName={site.name}
      year={year}
    />
  );
}
