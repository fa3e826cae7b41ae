import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { WordEnd } from '../../internal/word-end';
import { Avatar } from '../avatar/avatar';
import { Card } from '../card/card';
import { TagList } from '../tag/tag';
import {
  aboveLink,
  Bio,
  CardButton,
  Extra,
  Price,
  Trust,
  Where,
  wholeLink,
  Who,
  NameLine,
  type CardParts,
} from './card-parts';

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
  align-self: center;
  min-width: 0;

  ${from('medium')} {
    ${NameLine} {
      justify-content: flex-start;
    }
  }
`;

/** Closer to each other than to what follows. */
const Facts = styled.div`
  display: grid;
  gap: var(--cp-space-4);
`;

/** Below `medium` the price, the small controls beside it, the buttons below. */
const Side = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--cp-space-12) var(--cp-space-4);

  ${from('medium')} {
    grid-column: 3;
    grid-row: 1 / span 2;
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    gap: var(--cp-space-12);
    min-width: 148px;
    white-space: nowrap;
  }
`;

const Buttons = styled.div`
  ${aboveLink}
  grid-column: 1 / -1;
  display: flex;
  gap: var(--cp-space-8);

  > a {
    flex: 1;
    white-space: nowrap;
  }

  ${from('medium')} {
    flex-direction: column;
    align-items: stretch;
    margin-top: auto;
  }
`;

/** A row for a list that people compare: the same thing at the same place in each. */
export function RowCard({ professional, maxTags, action, secondaryAction, extra, headingLevel }: CardParts): ReactNode {
  return (
    <Frame as="article" interactive>
      <Avatar id={professional.id} name={professional.name} src={professional.picture ?? null} size="large" />
      <Head>
        <Who professional={professional} headingLevel={headingLevel} />
      </Head>
      <Main>
        <Facts>
          <Trust professional={professional} />
          <Where professional={professional} />
        </Facts>
        <Bio dir="auto">{professional.bio && <WordEnd>{professional.bio}</WordEnd>}</Bio>
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
