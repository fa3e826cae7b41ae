import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WordEnd } from '../../internal/word-end';
import { Avatar } from '../avatar/avatar';
import { Card } from '../card/card';
import { TagList } from '../tag/tag';
import { aboveLink, Bio, CardButton, Extra, Price, Trust, Where, wholeLink, Who, type CardParts } from './card-parts';

const Frame = styled(Card).attrs({ padding: 'small' })`
  ${wholeLink}
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  height: 100%;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
  min-width: 0;

  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** The price, the small controls beside it, the buttons below: the same in every card of a grid, whatever its price. */
const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--cp-space-8);
  margin-top: auto;
`;

const Buttons = styled.div`
  ${aboveLink}
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;
  gap: var(--cp-space-8);

  > a {
    white-space: nowrap;
  }

  > a:last-child {
    flex: 1;
  }
`;

/** A card for a grid of three. */
export function CompactCard({
  professional,
  maxTags,
  action,
  secondaryAction,
  extra,
  headingLevel,
}: CardParts): ReactNode {
  return (
    <Frame as="article" interactive>
      <Head>
        <Avatar id={professional.id} name={professional.name} src={professional.picture ?? null} size="medium" />
        <Who professional={professional} headingLevel={headingLevel} />
      </Head>
      <Trust professional={professional} />
      <Where professional={professional} />
      <Bio dir="auto">{professional.bio && <WordEnd>{professional.bio}</WordEnd>}</Bio>
      <TagList label="Services" tags={professional.tags} max={maxTags} />
      <Foot>
        <Price professional={professional} />
        {extra && <Extra>{extra}</Extra>}
        <Buttons>
          {secondaryAction && <CardButton action={secondaryAction} professional={professional} variant="ghost" />}
          <CardButton action={action} professional={professional} variant="secondary" />
        </Buttons>
      </Foot>
    </Frame>
  );
}
