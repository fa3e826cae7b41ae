import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceLegend } from '../../internal/choice-styles';
import { FieldError } from '../../internal/field-notes';
import { HiddenText } from '../../internal/hidden-text';
import { visuallyHidden } from '../../internal/visually-hidden';
import { Icon } from '../icon/icon';

export type RatingValue = 1 | 2 | 3 | 4 | 5;

/** Meaning of each number of stars. */
export const ratingLabels: Readonly<Record<RatingValue, string>> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very Good',
  5: 'Excellent',
};

const values: readonly RatingValue[] = [1, 2, 3, 4, 5];

export interface RatingInputProps {
  /** Name of the rating, for example 'Your rating'. */
  readonly label: string;
  /** `null` until one is chosen. */
  readonly value: RatingValue | null;
  readonly onChange: (value: RatingValue) => void;
  readonly error?: string | null | undefined;
  readonly disabled?: boolean;
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
`;

const Stars = styled.div`
  display: flex;
  margin-inline-start: -4px;
`;

const Star = styled.label<{ $on: boolean }>`
  position: relative;
  padding: var(--cp-space-4);
  border-radius: var(--cp-radius-small);
  color: ${({ $on }) => ($on ? 'var(--cp-star)' : 'var(--cp-border-control)')};
  cursor: pointer;

  svg[data-filled] {
    fill: var(--cp-star-fill);
  }
  svg {
    transition: transform var(--cp-motion-fast) var(--cp-motion-ease);
  }

  &:hover svg {
    transform: scale(1.1);
  }

  &:has(input:focus-visible) {
    outline: 2px solid var(--cp-primary);
    outline-offset: 0;
  }

  &:has(input:disabled) {
    cursor: not-allowed;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Word = styled.span`
  min-width: 5.5em;
  color: var(--cp-text-2);
  font-weight: var(--cp-weight-medium);
`;

/** One to five stars, as radio buttons: Poor, Fair, Good, Very Good, Excellent. */
export function RatingInput({ label, value, onChange, error, disabled = false }: RatingInputProps): ReactNode {
  const id = useId();
  const [pointedAt, setPointedAt] = useState<RatingValue | null>(null);
  const shown = pointedAt ?? value;
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <ChoiceLegend>{label}</ChoiceLegend>
      <Line>
        <Stars onMouseLeave={() => setPointedAt(null)}>
          {values.map((star) => (
            <Star
              key={star}
              $on={shown !== null && star <= shown}
              onMouseEnter={() => setPointedAt(disabled ? null : star)}
            >
              <Radio
                type="radio"
                name={id}
                value={star}
                checked={star === value}
                aria-invalid={error ? true : undefined}
                onChange={() => {
                  setPointedAt(null);
                  onChange(star);
                }}
              />
              <Icon name="star" size={32} filled={shown !== null && star <= shown} />
              <HiddenText>{`${star} ${star === 1 ? 'star' : 'stars'}, ${ratingLabels[star]}`}</HiddenText>
            </Star>
          ))}
        </Stars>
        <Word aria-hidden="true">{shown === null ? '' : ratingLabels[shown]}</Word>
      </Line>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
