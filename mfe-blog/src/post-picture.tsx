import type { Post } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);
  background: var(--cp-primary-bg);

  > * {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  svg {
    fill: none;
    stroke: var(--cp-primary);
    stroke-width: 1.5;
  }
  .soft {
    fill: var(--cp-primary);
    stroke: none;
    opacity: 0.12;
  }
`;

/** 0 to 1, always the same for a post and a place in its drawing. */
function variation(seed: number, index: number): number {
  const wave = Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

const twelve = Array.from({ length: 12 }, (_, index) => index);

/** Arcs, as slices of a whole. */
function arcs(seed: number): ReactNode {
  return twelve.slice(0, 6).map((index) => {
    const radius = Math.round(24 + index * 18);
    const dash = Math.round(30 + 60 * variation(seed, index));
    return (
      <circle key={index} cx="160" cy="100" r={radius} pathLength="100" strokeDasharray={`${dash} ${100 - dash}`} />
    );
  });
}

/** Columns of a report. */
function columns(seed: number): ReactNode {
  return twelve.map((index) => {
    const height = Math.round(30 + 110 * variation(seed, index));
    return (
      <rect
        key={index}
        className={index % 3 === 0 ? 'soft' : undefined}
        x={22 + index * 24}
        y={170 - height}
        width="14"
        height={height}
        rx="2"
      />
    );
  });
}

/** A line that climbs. */
function climb(seed: number): ReactNode {
  const points = twelve
    .map((index) => `${10 + index * 27},${Math.round(160 - index * 9 - 30 * variation(seed, index))}`)
    .join(' ');
  return (
    <>
      <polygon className="soft" points={`10,180 ${points} 307,180`} />
      <polyline points={points} />
    </>
  );
}

/** Points on a grid, some of them joined. */
function grid(seed: number): ReactNode {
  return twelve.flatMap((column) =>
    [0, 1, 2, 3, 4, 5].map((row) => {
      const size = variation(seed, column * 6 + row);
      const [x, y] = [28 + column * 24, 28 + row * 25];
      return (
        <circle
          key={`${column}-${row}`}
          className={size > 0.6 ? undefined : 'soft'}
          cx={x}
          cy={y}
          r={Math.round(2 + size * 6)}
        />
      );
    }),
  );
}

const drawings: Readonly<Record<string, (seed: number) => ReactNode>> = {
  'tax-strategies': arcs,
  'financial-reporting': columns,
  'business-growth': climb,
  technology: grid,
};

interface Props {
  readonly post: Pick<Post, 'id' | 'category' | 'featuredImage'>;
  /** The picture is in view when the page opens. */
  readonly priority?: boolean;
}

/** A post's picture, or a drawing by its category when it has none. Decoration: the words beside it say everything. */
export function PostPicture({ post, priority = false }: Props): ReactNode {
  const draw = drawings[post.category] ?? grid;
  return (
    <Frame>
      {post.featuredImage ? (
        <img src={post.featuredImage} alt="" loading={priority ? 'eager' : 'lazy'} />
      ) : (
        <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
          {draw(post.id)}
        </svg>
      )}
    </Frame>
  );
}
