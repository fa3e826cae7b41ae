import { Rating } from '@counterpart/design-system/rating';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SideScroll } from '../../../side-scroll';

export interface Quote {
  readonly quote: string;
  readonly author: string;
  /** Occupation and location. */
  readonly position: string;
  /** 1 to 5. */
  readonly rating?: number;
}

interface Props {
  /** Name of the row, for screen readers. */
  readonly label: string;
  readonly quotes: readonly Quote[];
  /** Beside something larger. */
  readonly small?: boolean;
}

/** Sets words larger than their author, with rules between quotes. */
const Words = styled.figure<{ $small: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $small }) => ($small ? 'var(--cp-space-4)' : 'var(--cp-space-8)')};
  height: 100%;
  padding-inline-start: var(--cp-space-16);
  border-inline-start: ${({ $small }) => ($small ? '3px solid var(--cp-primary-border)' : '1px solid var(--cp-border)')};
  ${({ $small }) => $small && 'font-size: var(--cp-font-size-small);'}
  > blockquote {
    flex: 1;
    ${({ $small }) => !$small && 'font-size: var(--cp-font-size-large);'}
    text-wrap: pretty;
  }
`;

/** Quotes beside each other, with who said them and their stars. */
export function Quotes({ label, quotes, small = false }: Props): ReactNode {
  return (
    <SideScroll label={label}>
      {quotes.map(({ quote, author, position, rating }) => (
        <li key={`${author} ${quote}`}>
          <Words $small={small}>
            {rating !== undefined && <Rating value={rating} stars="five" />}
            <blockquote>{`“${quote}”`}</blockquote>
            <figcaption>
              <strong>{author}</strong> <span>{position}</span>
            </figcaption>
          </Words>
        </li>
      ))}
    </SideScroll>
  );
}
