import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HiddenText } from '../../internal/hidden-text';

type Shape = 'text' | 'block' | 'circle';

const radii: Record<Shape, string> = {
  text: 'var(--cp-radius-small)',
  block: 'var(--cp-radius-medium)',
  circle: '50%',
};

/** 800 ms each way, the slowest there is, until the content is here; as everything, none for reduced motion. */
const Bone = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  background: var(--cp-bg-subtle);
  box-shadow: inset 0 0 0 999px color-mix(in srgb, var(--cp-border) 45%, transparent);
  animation: cp-breathe 800ms ease-in-out infinite alternate;
`;

export interface SkeletonProps {
  /** Default `text`. */
  readonly shape?: Shape;
  /** CSS pixels, or a CSS length; default all there is (a circle: its height). */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** The outline of something that is coming. Hidden from screen readers: put a group into `SkeletonGroup`. */
export function Skeleton({ shape = 'text', height = shape === 'text' ? '1em' : 48, width }: SkeletonProps): ReactNode {
  const all = shape === 'circle' ? height : '100%';
  return <Bone aria-hidden="true" style={{ width: width ?? all, height, borderRadius: radii[shape] }} />;
}

const Lines = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

/** Some lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }): ReactNode {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

const Blocks = styled.span`
  display: grid;
  gap: var(--cp-space-8);
`;

export interface SkeletonRowsProps {
  readonly count: number;
  /** CSS pixels of a row. */
  readonly height: number;
}

/** Rows of a table or cards below each other. */
export function SkeletonRows({ count, height }: SkeletonRowsProps): ReactNode {
  return (
    <Blocks aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} shape="block" height={height} />
      ))}
    </Blocks>
  );
}

export interface SkeletonGroupProps {
  /** Read out once; default 'Loading'. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Tells screen readers that everything inside is on its way. */
export function SkeletonGroup({ label = 'Loading', children }: SkeletonGroupProps): ReactNode {
  return (
    <div role="status" aria-busy="true">
      <HiddenText>{label}</HiddenText>
      {children}
    </div>
  );
}
