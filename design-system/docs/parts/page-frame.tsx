import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../../src/components/layout/layout';
import { SiteFooter } from '../../src/components/site-footer/site-footer';
import { SiteHeader, type HeaderUser } from '../../src/components/site-header/site-header';

const links = [
  { label: 'Search', href: '/search' },
  { label: 'Accountants', href: '/accountants' },
  { label: 'Financial Advisors', href: '/advisors' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Compliance Center', href: '/compliance' },
];

const dana: HeaderUser = {
  id: 3,
  name: 'Dana Whitfield',
  email: 'dana@example.test',
  items: [{ kind: 'link', label: 'Dashboard', href: '/dashboard', icon: 'home' }],
};

const Below = styled.div`
  padding-bottom: var(--cp-space-64);
`;

interface PageFrameProps {
  /** Path of the current navigation entry. */
  readonly path: string;
  readonly signedIn?: boolean;
  /** Default `page`. */
  readonly size?: 'page' | 'reading' | 'form';
  readonly children: ReactNode;
}

/** A whole page around its template: header, the page's frame, footer. */
export function PageFrame({ path, signedIn = false, size = 'page', children }: PageFrameProps): ReactNode {
  return (
    <>
      <SiteHeader
        currentPath={path}
        links={links}
        user={signedIn ? dana : null}
        logInHref="/auth"
        signUpHref="/auth?signup=true"
      />
      <main>
        <Container size={size}>
          <Below>{children}</Below>
        </Container>
      </main>
      <SiteFooter
        blurb="Counterpart connects businesses and individuals with financial professionals they can trust with their numbers."
        columns={[
          {
            title: 'For Clients',
            links: [
              { label: 'Find professionals', href: '/search' },
              { label: 'How it works', href: '/how-it-works' },
            ],
          },
        ]}
        supportHref="/contact"
        legalLinks={[{ label: 'Privacy Policy', href: '/privacy-policy' }]}
        year={2026}
      />
    </>
  );
}
