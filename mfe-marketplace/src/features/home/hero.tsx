import { LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { from, Container, Inline } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Counts } from './counts';
import { HeroPicture } from './hero-picture';
import { RotatingHeadline } from './rotating-headline';
import { SearchCard } from './search-card';
import { TrustedBy } from './sections/trusted-by';

/** On a phone: words, search, counts and buttons, picture. On a wide window the search lies below words and picture. */
const Areas = styled.div`
  display: grid;
  grid-template-areas: 'words' 'search' 'actions' 'picture';
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-16);
  padding-block: var(--cp-space-16);
  ${from('large')} {
    grid-template: 'words picture' auto 'search search' auto 'actions actions' auto / minmax(0, 1.2fr) minmax(0, 1fr);
    gap: var(--cp-space-24) var(--cp-space-64);
    padding-block: var(--cp-space-24) var(--cp-space-16);
  }
`;

const Words = styled.div`
  grid-area: words;
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-width: 0;
  ${from('large')} {
    gap: var(--cp-space-24);
  }
`;

const Search = styled.div`
  grid-area: search;
  min-width: 0;
`;

const Picture = styled.div`
  grid-area: picture;
  min-width: 0;
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-12);
`;

const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  color: var(--cp-text-2);
  ${from('large')} {
    gap: var(--cp-space-8);
    font-size: var(--cp-font-size-large);
  }
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--cp-space-8);
    align-items: baseline;
  }
  svg {
    color: var(--cp-primary);
    align-self: center;
  }
`;

const facts = [
  'Accountants, advisors and fractional CFOs.',
  'Compare reviews and prices, then reach out.',
  'Free for clients. No commission, no card.',
] as const;

/** Headline, offer and cost, with the search in view. */
export function Hero(): ReactNode {
  return (
    <Container as="section" aria-label="Find a financial professional">
      <Areas>
        <Words>
          <RotatingHeadline />
          <Facts>
            {facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" size={20} />
                <span>{fact}</span>
              </li>
            ))}
          </Facts>
        </Words>
        <Search>
          <SearchCard />
        </Search>
        <Actions>
          <Counts />
          <Inline gap={12}>
            <LinkButton href="/search" variant="secondary">
              Browse Services
            </LinkButton>
            <LinkButton href="/auth?signup=true" variant="ghost">
              Sign Up Free
            </LinkButton>
          </Inline>
        </Actions>
        <Picture>
          <HeroPicture />
        </Picture>
      </Areas>
      <TrustedBy />
    </Container>
  );
}
