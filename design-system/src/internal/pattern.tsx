import type { ReactNode } from 'react';
import styled from 'styled-components';

const columns = 8;
const rows = 4.5;

const Root = styled.svg`
  display: block;
  background: var(--cp-primary-bg);

  .quiet {
    fill: var(--cp-primary);
    opacity: 0.1;
  }
  .loud {
    fill: var(--cp-primary);
    opacity: 0.85;
  }
  .line {
    fill: none;
    stroke: var(--cp-primary);
    stroke-width: 0.04;
    opacity: 0.45;
  }
`;

/** Numbers from 0 to 1 that depend only on the seed (xorshift over an FNV-1a hash). */
function numbersFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** A half circle of radius `r` whose flat side faces left, right, up or down: the mark's shape, repeated. */
function halfCircle(x: number, y: number, r: number, turn: number): string {
  const [dx, dy] = ([[0, 1], [1, 0]] as const)[turn % 2] ?? [0, 1];
  const sweep = turn < 2 ? 0 : 1;
  return `M${x - dx * r} ${y - dy * r}A${r} ${r} 0 0 ${sweep} ${x + dx * r} ${y + dy * r}z`;
}

/** A quiet picture made of the mark's halves, the same for the same seed; for content without an image. */
export function Pattern({ seed }: { readonly seed: string }): ReactNode {
  const next = numbersFrom(seed);
  const shapes = Array.from({ length: columns * 4 }, (_, index) => {
    const x = (index % columns) + 0.5;
    const y = Math.floor(index / columns) * (rows / 4) + rows / 8;
    const chance = next();
    const kind = chance > 0.94 ? 'loud' : chance > 0.55 ? 'quiet' : chance > 0.3 ? 'line' : null;
    return { key: index, kind, path: halfCircle(x, y, 0.42, Math.floor(next() * 4)) };
  });
  return (
    <Root viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {shapes.map(({ key, kind, path }) => kind && <path key={key} className={kind} d={path} />)}
    </Root>
  );
}
