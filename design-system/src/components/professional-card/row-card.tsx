import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { TagList } from '../tag/tag';
import { aboveLink, Bio, CardButton, Price, Trust, Where, wholeLink, Who, type CardParts } from './card-parts';

const Frame = styled(Card)`
  ${wholeLink}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--cp-space-12) var(--cp-space-16);

  ${from('medium')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: var(--cp-space-20);
  }
`;

const Main = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-width: 0;

  ${from('medium')} {
    grid-column: 2;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--cp-space-12);
  min-width: 0;
  align-self: center;

  > div {
    flex: 1;
    min-width: 0;
  }

  ${from('medium')} {
    > div {
      flex: 0 1 auto;
    }
  }
`;

const Side = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-12);

  ${from('medium')} {
    grid-column: 3;
    grid-row: 1 / span 2;
    flex-direction: column;
    align-items: flex-end;
    min-width: 148px;
  }
`;

const Buttons = styled.div`
  ${aboveLink}
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
  justify-content: flex-end;

  > a {
    flex: 1;
    white-space: nowrap;
  }

  ${from('medium')} {
    flex: none;
    flex-direction: column;
    align-items: stretch;
    margin-top: auto;
  }
`;

const Extra = styled.div`
  ${aboveLink}
  display: flex;
  gap: var(--cp-space-4);
`;

/** A row for a list that people compare: the same thing at the same place in each. */
export function RowCard({ professional, maxTags, action, secondaryAction, extra, headingLevel }: CardParts): ReactNode {
  return (
    <Frame as="article" interactive>
      <Avatar id={professional.id} name={professional.name} src={professional.picture ?? null} size="large" />
      <Head>
        <Who professional={professional} headingLevel={headingLevel} />
        {professional.featured && <Badge tone="featured">Featured</Badge>}
      </Head>
      <Main>
        <Trust professional={professional} />
        <Where professional={professional} />
        <Bio>{professional.bio}</Bio>
        <TagList label="Services" tags={professional.tags} max={maxTags} />
      </Main>
      <Side>
        <Price professional={professional} />
        {extra && <Extra>{extra}</Extra>}
        <Buttons>
          <CardButton action={action} professional={professional} variant="secondary" />
          {secondaryAction && <CardButton action={secondaryAction} professional={professional} variant="ghost" />}
        </Buttons>
      </Side>
    </Frame>
  );
}
