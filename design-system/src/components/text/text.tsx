import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isolated } from '../../internal/isolated';
import { clampLines } from '../../internal/styles';
import { WordEnd } from '../../internal/word-end';
import type { FontSize, FontWeight } from '../../tokens/scale';

export type TextTone = 'default' | 'muted' | 'subtle' | 'primary' | 'verified' | 'success' | 'warning' | 'error';

const tones: Record<TextTone, string> = {
  default: 'var(--cp-text)',
  muted: 'var(--cp-text-2)',
  subtle: 'var(--cp-text-3)',
  primary: 'var(--cp-primary)',
  verified: 'var(--cp-accent)',
  success: 'var(--cp-success)',
  warning: 'var(--cp-warning)',
  error: 'var(--cp-error)',
};

interface TextStyle {
  readonly $size: FontSize;
  readonly $tone: TextTone | 'inherit';
  readonly $weight: FontWeight | undefined;
  readonly $tabular: boolean;
  readonly $clamp: number | undefined;
}

const textStyles = css<TextStyle>`
  color: ${({ $tone }) => ($tone === 'inherit' ? 'inherit' : tones[$tone])};
  font-size: ${({ $size }) => `var(--cp-font-size-${$size})`};
  line-height: ${({ $size }) => `var(--cp-line-height-${$size})`};
  ${({ $weight }) => $weight && `font-weight: var(--cp-weight-${$weight});`}
  ${({ $tabular }) => $tabular && 'font-variant-numeric: tabular-nums;'}
  ${({ $clamp }) => $clamp !== undefined && clampLines($clamp)}
`;

const TextRoot = styled.p<TextStyle>`
  ${textStyles}
`;

export interface TextProps extends Omit<ComponentProps<'p'>, 'ref'> {
  /** The element; default `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'time' | 'figcaption';
  readonly size?: FontSize;
  /** Default `default`; `inherit` keeps the color around it. */
  readonly tone?: TextTone | 'inherit';
  readonly weight?: FontWeight;
  /** Figures of one width, for what stands below each other in a column. */
  readonly tabular?: boolean;
  /** Cuts after this many lines; a plain text at the end of a word. */
  readonly clamp?: number;
  /** For `time`. */
  readonly dateTime?: string;
}

/** Running text, a label, a note. */
export function Text({
  size = 'body',
  tone = 'default',
  weight,
  tabular = false,
  clamp,
  children,
  ...rest
}: TextProps): ReactNode {
  // What has a direction of its own is no sentence of the product.
  const words = rest.dir ? children : isolated(children);
  return (
    <TextRoot {...rest} $size={size} $tone={tone} $weight={weight} $tabular={tabular} $clamp={clamp}>
      {clamp && typeof words === 'string' ? <WordEnd>{words}</WordEnd> : words}
    </TextRoot>
  );
}

export type HeadingLevel = 1 | 2 | 3 | 4;

/** Set bold and a little closer. */
const isLarge = (size: FontSize): boolean => size === 'section' || size === 'title' || size === 'display';

const levelSizes: Record<HeadingLevel, FontSize> = { 1: 'title', 2: 'heading', 3: 'large', 4: 'body' };
const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const HeadingRoot = styled.h2<TextStyle>`
  ${textStyles}
  text-wrap: balance;
  letter-spacing: ${({ $size }) => (isLarge($size) ? '-0.02em' : '-0.01em')};
`;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The place in the page's outline; one `1` a page. */
  readonly level: HeadingLevel;
  /** Looks larger or smaller than its level usually does. */
  readonly size?: FontSize;
  readonly clamp?: number;
}

/** A heading: told from text by weight and size, never by color. */
export function Heading({ level, size = levelSizes[level], clamp, children, ...rest }: HeadingProps): ReactNode {
  return (
    <HeadingRoot
      {...rest}
      as={elements[level]}
      $size={size}
      $tone="inherit"
      $weight={isLarge(size) ? 'bold' : 'semibold'}
      $tabular={false}
      $clamp={clamp}
    >
      {rest.dir ? children : isolated(children)}
    </HeadingRoot>
  );
}
