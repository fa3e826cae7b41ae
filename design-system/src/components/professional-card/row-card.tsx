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

/**
 * Parts below each other on a phone; price and buttons beside them from `medium` on. On wide windows the words stand
 * in a column of their own, so that a row is no higher than its facts.
 */
export const RowFrame = styled(Card).attrs({ padding: 'small' })`
  ${wholeLink}
  display: grid;
  grid-template:
    'picture who' auto
    'facts facts' auto
    'words words' auto
    'side side' auto
    / auto minmax(0, 1fr);
  gap: var(--cp-space-12) var(--cp-space-16);

  ${from('medium')} {
    grid-template:
      'picture who side' auto
      'picture facts side' auto
      'picture words side' 1fr
      / auto minmax(0, 1fr) 10.5rem;
    gap: var(--cp-space-4) var(--cp-space-20);
  }
  ${from('wide')} {
    padding: var(--cp-space-12) var(--cp-space-16);
    grid-template:
      'picture who words side' auto
      'picture facts words side' 1fr
      / auto minmax(0, 15.5rem) minmax(0, 1fr) 12.5rem;
  }
`;

/** One cell of the row. */
export const RowPart = styled.div<{ $area: 'picture' | 'who' | 'facts' | 'words' | 'side' }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
`;

const Name = styled(RowPart)`
  align-self: center;
  ${from('medium')} {
    ${NameLine} {
      justify-content: flex-start;
    }
  }
`;

/** Closer to each other than to what follows. */
const Lines = styled(RowPart)`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);

  ${from('medium')} {
    gap: var(--cp-space-2);
  }
`;

/** From `medium` on tags are words in a line: seven of them need no more than three lines. */
const Words = styled(RowPart)`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);

  ${from('medium')} {
    ul {
      display: block;
      font-size: var(--cp-font-size-small);
      line-height: var(--cp-line-height-small);
    }

    li,
    li > span {
      display: inline;
      padding: 0;
      background: none;
    }

    li + li::before {
      content: ' · ';
    }
  }
`;

/** The price, the small controls, and the buttons: in each row at one place and in one width. */
const Side = styled(RowPart)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--cp-space-12) var(--cp-space-4);

  ${from('medium')} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: var(--cp-space-2);
  }
`;

const Buttons = styled.div`
  ${aboveLink}
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
  margin-top: auto;

  > a {
    flex: 1;
    padding-inline: var(--cp-space-8);
    white-space: nowrap;
  }
`;

/** A row for a list that people compare: the same thing at the same place in each. */
export function RowCard({ professional, maxTags, action, secondaryAction, extra, headingLevel }: CardParts): ReactNode {
  return (
    <RowFrame as="article" interactive>
      <RowPart $area="picture">
        <Avatar id={professional.id} name={professional.name} src={professional.picture ?? null} size="large" />
      </RowPart>
      <Name $area="who">
        <Who professional={professional} headingLevel={headingLevel} />
      </Name>
      <Lines $area="facts">
        <Trust professional={professional} />
        <Where professional={professional} />
      </Lines>
      <Words $area="words">
        <Bio dir="auto">{professional.bio && <WordEnd>{professional.bio}</WordEnd>}</Bio>
        <TagList label="Services" tags={professional.tags} max={maxTags} />
      </Words>
      <Side $area="side">
        <Price professional={professional} />
        {extra && <Extra>{extra}</Extra>}
        <Buttons>
          <CardButton action={action} professional={professional} variant="secondary" />
          {secondaryAction && <CardButton action={secondaryAction} professional={professional} variant="ghost" />}
        </Buttons>
      </Side>
    </RowFrame>
  );
}
