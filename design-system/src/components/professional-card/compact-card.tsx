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
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  height: 100%;
  ${from('medium')} {
    gap: var(--cp-space-12);
  }
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

const Corner = styled.div`
  align-self: flex-start;
  flex: none !important;
`;

/** Beside two buttons there is no room for every price: it then stands above them in every card of the row. */
const Foot = styled.div<{ $isStacked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-12);
  margin-top: auto;
  padding-top: var(--cp-space-4);
  ${({ $isStacked }) => $isStacked && '> p { flex: 1 0 100%; }'}
`;

const Buttons = styled.div`
  ${aboveLink}
  display: flex;
  flex: 1;
  justify-content: flex-end;
  gap: var(--cp-space-8);

  > a {
    white-space: nowrap;
  }

  > a:last-child {
    flex: 1;
  }
`;

const Extra = styled.div`
  ${aboveLink}
  display: flex;
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
        {professional.featured && (
          <Corner>
            <Badge tone="featured">Featured</Badge>
          </Corner>
        )}
      </Head>
      <Trust professional={professional} />
      <Where professional={professional} />
      <Bio>{professional.bio}</Bio>
      <TagList label="Services" tags={professional.tags} max={maxTags} />
      <Foot $isStacked={secondaryAction !== undefined}>
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
