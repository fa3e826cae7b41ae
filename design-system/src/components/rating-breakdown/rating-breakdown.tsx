import type { ReactNode } from 'react';
import styled from 'styled-components';
import { meaningfulGround } from '../../internal/meaningful-ground';
import { Star, starsOf } from '../../internal/star';
import { bareButton } from '../../internal/styles';
import { VisuallyHidden } from '../layout/layout';
import { withCommas } from '../../internal/with-commas';

/** From one star to five. */
export type Stars = 1 | 2 | 3 | 4 | 5;

/** Whole stars of a rating, which may come from outside; nothing else than 1 to 5. */
export function wholeStars(rating: number | string | null): Stars | null {
  const stars = Math.round(Number(rating));
  return stars >= 1 && stars <= 5 ? (stars as Stars) : null;
}

const reviewsText = (count: number) => `${withCommas(count)} ${count === 1 ? 'review' : 'reviews'}`;

const order: readonly Stars[] = [5, 4, 3, 2, 1];

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--cp-space-16) var(--cp-space-24);
  align-items: center;
`;

const Average = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

const Value = styled.p`
  color: var(--cp-text);
  font-size: var(--cp-font-size-display);
  font-weight: var(--cp-weight-bold);
  letter-spacing: -0.02em;
  line-height: 1;
`;

const Filled = styled.span`
  display: inline-flex;
  gap: 1px;
`;

const Bars = styled.ul`
  display: flex;
  flex-direction: column;
  max-width: 420px;
`;

const Row = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 28px;
  gap: var(--cp-space-8);
  align-items: center;
  width: 100%;
  min-height: 28px;
  padding-inline: var(--cp-space-8);
  border-radius: var(--cp-radius-small);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--cp-bg-subtle);
    color: var(--cp-text);
  }
  &[aria-pressed='true'] {
    background: var(--cp-primary-bg);
    color: var(--cp-primary);
    font-weight: var(--cp-weight-semibold);
  }
  &:disabled {
    cursor: default;
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
`;

const Track = styled.span`
  overflow: hidden;
  height: 8px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-bg-subtle);
`;

const Bar = styled.span`
  display: block;
  height: 100%;
  border-radius: var(--cp-radius-full);
  background: var(--cp-star-fill);
  ${meaningfulGround}
`;

const Amount = styled.span`
  text-align: end;
`;

export interface RatingBreakdownProps {
  /** The average from 1 to 5, shown to one decimal. */
  readonly average: number;
  /** Every rating, from 1 to 5. */
  readonly ratings: readonly number[];
  /** The stars that are filtered for. */
  readonly chosen: Stars | null;
  /** Told which stars were chosen; `null` when the choice was taken back. */
  readonly onChoose: (stars: Stars | null) => void;
}

/** The average and a bar for each number of stars, which filters the reviews. */
export function RatingBreakdown({ average, ratings, chosen, onChoose }: RatingBreakdownProps): ReactNode {
  const total = ratings.length;
  return (
    <Root>
      <Average>
        <Value aria-hidden="true">{average.toFixed(1)}</Value>
        <Filled aria-hidden="true">
          {starsOf(average).map((filled, index) => (
            <Star key={index} filled={filled} size={16} />
          ))}
        </Filled>
        <VisuallyHidden>{`Rated ${average.toFixed(1)} out of 5`}</VisuallyHidden>
        <span>{reviewsText(total)}</span>
      </Average>
      <Bars aria-label="Filter reviews by stars">
        {order.map((stars) => {
          const count = ratings.filter((rating) => wholeStars(rating) === stars).length;
          return (
            <li key={stars}>
              <Row
                type="button"
                aria-pressed={chosen === stars}
                disabled={count === 0}
                onClick={() => onChoose(chosen === stars ? null : stars)}
              >
                <Label>
                  <span>{stars}</span>
                  <VisuallyHidden>{stars === 1 ? ' star, ' : ' stars, '}</VisuallyHidden>
                  <Star filled={1} size={16} />
                </Label>
                <Track aria-hidden="true">
                  <Bar style={{ width: `${total ? (count / total) * 100 : 0}%` }} />
                </Track>
                <Amount>
                  <span>{withCommas(count)}</span>
                  <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
                </Amount>
              </Row>
            </li>
          );
        })}
      </Bars>
    </Root>
  );
}
