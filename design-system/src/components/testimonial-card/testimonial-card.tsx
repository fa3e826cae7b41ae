import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { Avatar } from '../avatar/avatar';
import { Card } from '../card/card';
import { Rating } from '../rating/rating';
import { TagList } from '../tag/tag';

export interface TestimonialCardProps {
  /** Without quotation marks; the card sets them. */
  readonly quote: string;
  /** `id` decides the color behind the initials. */
  readonly author: { readonly id: number; readonly name: string };
  /** 'Owner · Whitfield Ceramics'. */
  readonly position?: string;
  /** 1 to 5; left out, no stars. */
  readonly rating?: number | undefined;
  readonly tags?: readonly string[];
  /** Accessible name of the tags; default 'About'. */
  readonly tagsLabel?: string;
  /** The element; `li` inside a list. Default `div`. */
  readonly as?: 'div' | 'li';
}

/** The person stands at the bottom, so that a row of cards lines up. */
const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  height: 100%;
  ${from('medium')} {
    gap: var(--cp-space-16);
  }
`;

const Quote = styled.blockquote`
  flex: 1;
  text-wrap: pretty;
`;

const Person = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Name = styled.span`
  font-weight: var(--cp-weight-semibold);
`;

const Small = styled.span`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

/** Words of a client, with who said them and what they were about. */
export function TestimonialCard({
  quote,
  author,
  position,
  rating,
  tags = [],
  tagsLabel = 'About',
  as = 'div',
}: TestimonialCardProps): ReactNode {
  return (
    <Card as={as}>
      <Figure>
        {rating !== undefined && <Rating value={rating} stars="five" />}
        <Quote>{`“${quote}”`}</Quote>
        <TagList label={tagsLabel} tags={tags} />
        <Person>
          <Avatar id={author.id} name={author.name} />
          <Words>
            <Name dir="auto">{author.name}</Name>
            {position && <Small>{position}</Small>}
          </Words>
        </Person>
      </Figure>
    </Card>
  );
}
