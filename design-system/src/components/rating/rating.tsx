import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Star, starsOf } from '../../internal/star';
import { HiddenText } from '../../internal/hidden-text';
import { withCommas } from '../../internal/with-commas';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-4);
  font-size: var(--cp-font-size-body);
  line-height: 1.4;
`;

const Stars = styled.span`
  display: inline-flex;
  gap: 1px;
`;

const Value = styled.span`
  font-weight: var(--cp-weight-semibold);
  color: var(--cp-text);
`;

const Count = styled.span`
  color: var(--cp-text-3);
`;

export interface RatingProps {
  /** The average from 1 to 5, shown to one decimal; `null` shows 'New'. */
  readonly value: number | null;
  /** Number of reviews; in brackets when above 0. Leave out where it makes no sense, as on one review. */
  readonly count?: number;
  /** One star before the number (lists), or five, to the nearest half (a profile, a review). Default `one`. */
  readonly stars?: 'one' | 'five';
}

const sentence = (value: number, count: number | undefined) =>
  `Rated ${value.toFixed(1)} out of 5${count ? `, ${count} ${count === 1 ? 'review' : 'reviews'}` : ''}`;

/** Rating by others, as a number and in words. */
export function Rating({ value, count, stars = 'one' }: RatingProps): ReactNode {
  if (value === null) {
    return (
      <Root>
        <Value>New</Value>
        <HiddenText>, no reviews yet</HiddenText>
      </Root>
    );
  }
  return (
    <Root>
      <Stars aria-hidden="true">
        {stars === 'one' ? (
          <Star filled={1} size={16} />
        ) : (
          starsOf(value).map((filled, index) => <Star key={index} filled={filled} size={16} />)
        )}
      </Stars>
      <Value aria-hidden="true">{value.toFixed(1)}</Value>
      {count !== undefined && count > 0 && <Count aria-hidden="true">{`(${withCommas(count)})`}</Count>}
      <HiddenText>{sentence(value, count)}</HiddenText>
    </Root>
  );
}
