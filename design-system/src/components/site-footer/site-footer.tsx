import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { wantsLessMotion } from '../../internal/less-motion';
import { Logo } from '../../internal/logo';
import { below, from } from '../../internal/media';
import { LinkButton } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Link } from '../link/link';

export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface SiteFooterProps {
  /** Description of the product, in a sentence or two. */
  readonly blurb: string;
  readonly columns: readonly FooterColumn[];
  /** Target of Contact Support. */
  readonly supportHref: string;
  readonly legalLinks: readonly FooterLink[];
  /** For the copyright line, as the name below it. */
  readonly year: number;
  /** Default 'Counterpart'. */
  readonly siteName?: string;
}

const topThreshold = 500;

const Root = styled.footer`
  @media print {
    display: none;
  }

  border-top: 1px solid var(--cp-border);
  background: var(--cp-bg);
`;

const Frame = styled.div`
  max-width: calc(var(--cp-size-frame-page) + 2 * var(--cp-space-24));
  margin-inline: auto;
  padding: var(--cp-space-24) var(--cp-space-16);

  ${from('medium')} {
    padding: var(--cp-space-40) var(--cp-space-24) var(--cp-space-24);
  }
`;

const Main = styled.div`
  display: grid;
  gap: var(--cp-space-24);

  ${from('medium')} {
    gap: var(--cp-space-32);
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1.6fr) repeat(3, minmax(0, 1fr));
  }
`;

const Brand = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--cp-space-12);
  max-width: 22rem;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--cp-space-24) var(--cp-space-16);

  /* The first column is the longest: the others share the place beside it. */
  ${below('small')} {
    grid-template-rows: auto 1fr;

    > :first-child {
      grid-row: 1 / span 2;
    }
  }

  ${from('small')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from('large')} {
    display: contents;
  }
`;

const ColumnTitle = styled.h2`
  margin-bottom: var(--cp-space-12);
  font-size: var(--cp-font-size-body);
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  color: var(--cp-text-2);
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--cp-space-12) var(--cp-space-24);
  margin-top: var(--cp-space-24);
  padding-top: var(--cp-space-16);
  border-top: 1px solid var(--cp-border);
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8) var(--cp-space-20);
`;

const ToTop = styled.div`
  position: fixed;
  z-index: var(--cp-layer-header);
  inset-block-end: calc(var(--cp-space-24) + env(safe-area-inset-bottom, 0px));
  inset-inline-end: var(--cp-space-16);
  border-radius: var(--cp-radius-medium);
  box-shadow: var(--cp-shadow);

  /* A page's own bar at the bottom of small windows stays whole. */
  ${below('large')} {
    body:has([data-bottom-bar]) & {
      inset-block-end: calc(80px + env(safe-area-inset-bottom, 0px));
    }
  }
`;

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
}

/** The bottom of every page, and the control that returns to the top once 500 px are scrolled. */
export function SiteFooter({
  blurb,
  columns,
  supportHref,
  legalLinks,
  year,
  siteName = 'Counterpart',
}: SiteFooterProps): ReactNode {
  const [far, setFar] = useState(false);

  useEffect(() => {
    const read = () => setFar(window.scrollY > topThreshold);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);

  return (
    <Root data-below-fold>
      <Frame>
        <Main>
          <Brand>
            <Logo name={siteName} />
            <p>{blurb}</p>
            <LinkButton href={supportHref} variant="secondary" icon="mail">
              Contact Support
            </LinkButton>
          </Brand>
          <Columns>
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <ColumnTitle>{column.title}</ColumnTitle>
                <List>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <Link href={link.href} tone="quiet">
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </List>
              </nav>
            ))}
          </Columns>
        </Main>
        <Bottom>
          <p>{`© ${year} ${siteName}. All rights reserved.`}</p>
          <Legal aria-label="Legal">
            {legalLinks.map((link) => (
              <li key={link.href}>
                <Link href={link.href} tone="quiet">
                  {link.label}
                </Link>
              </li>
            ))}
          </Legal>
        </Bottom>
      </Frame>
      {far && (
        <ToTop>
          <IconButton icon="arrow-up" label="Scroll to top" variant="secondary" onClick={scrollToTop} />
        </ToTop>
      )}
    </Root>
  );
}
