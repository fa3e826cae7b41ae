import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { from } from '../../internal/media';
import { HiddenText } from '../../internal/hidden-text';
import type { Space } from '../../tokens/scale';

export { useLessMotion, wantsLessMotion } from '../../internal/less-motion';
export { below, from } from '../../internal/media';
export type { Breakpoint, Space } from '../../tokens/scale';
export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
export type Justify = 'start' | 'center' | 'end' | 'between';
/** Elements a layout may be. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'dl';

const aligns: Record<Align, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
};
const justifies: Record<Justify, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

interface BoxProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly as?: LayoutElement;
  /** Distance between children in CSS pixels, from the scale; default 16. */
  readonly gap?: Space;
}

interface FlexStyle {
  readonly $gap: Space;
  readonly $align: Align;
  readonly $justify: Justify;
}

const flexStyles = css<FlexStyle>`
  gap: ${({ $gap }) => `var(--cp-space-${$gap})`};
  align-items: ${({ $align }) => aligns[$align]};
  justify-content: ${({ $justify }) => justifies[$justify]};
`;

const StackRoot = styled.div<FlexStyle>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${flexStyles}
`;

export interface FlexProps extends BoxProps {
  readonly align?: Align;
  readonly justify?: Justify;
}

/** Children below each other. */
export function Stack({ gap = 16, align = 'stretch', justify = 'start', ...rest }: FlexProps): ReactNode {
  return <StackRoot {...rest} $gap={gap} $align={align} $justify={justify} />;
}

const InlineRoot = styled.div<FlexStyle & { readonly $wrap: boolean }>`
  display: flex;
  min-width: 0;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  ${flexStyles}
`;

/** Children beside each other; they wrap unless `wrap` is false. */
export function Inline({
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: FlexProps & { readonly wrap?: boolean }): ReactNode {
  return <InlineRoot {...rest} $gap={gap} $align={align} $justify={justify} $wrap={wrap} />;
}

export type GridColumns = 1 | 2 | 3 | 4 | 6;

const GridRoot = styled.div<{ $gap: Space; $columns: GridColumns; $minimum: number | undefined }>`
  display: grid;
  gap: ${({ $gap }) => `var(--cp-space-${$gap})`};
  grid-template-columns: minmax(0, 1fr);
  ${({ $minimum, $columns }) =>
    $minimum !== undefined
      ? `grid-template-columns: repeat(auto-fill, minmax(min(100%, ${$minimum / 16}rem), 1fr));`
      : css`
          ${from('small')} {
            grid-template-columns: repeat(${Math.min($columns, 2)}, minmax(0, 1fr));
          }
          ${from('large')} {
            grid-template-columns: repeat(${$columns}, minmax(0, 1fr));
          }
        `}
`;

export interface GridProps extends BoxProps {
  /** Columns on wide windows; at most two from 640 px, one below. Default 3. */
  readonly columns?: GridColumns;
  /** Instead of `columns`: as many columns as fit with at least this width, in pixels of a default font of 16. */
  readonly minimum?: number;
}

/** Children in equal columns. */
export function Grid({ gap = 24, columns = 3, minimum, ...rest }: GridProps): ReactNode {
  return <GridRoot {...rest} $gap={gap} $columns={columns} $minimum={minimum} />;
}

export type ContainerSize = 'page' | 'reading' | 'form';

const ContainerRoot = styled.div<{ $size: ContainerSize }>`
  width: 100%;
  max-width: ${({ $size }) => `calc(var(--cp-size-frame-${$size}) + 2 * var(--cp-space-16))`};
  margin-inline: auto;
  padding-inline: var(--cp-space-16);
  ${from('medium')} {
    max-width: ${({ $size }) => `calc(var(--cp-size-frame-${$size}) + 2 * var(--cp-space-24))`};
    padding-inline: var(--cp-space-24);
  }
`;

export interface ContainerProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly as?: LayoutElement;
  /** 1,200, 720 or 480 px of content; default `page`. */
  readonly size?: ContainerSize;
}

/** The frame of a page's content, with its side margins. */
export function Container({ size = 'page', ...rest }: ContainerProps): ReactNode {
  return <ContainerRoot {...rest} $size={size} />;
}

/** Read out by screen readers, not shown. */
export function VisuallyHidden(props: ComponentProps<'span'>): ReactNode {
  return <HiddenText {...props} />;
}
