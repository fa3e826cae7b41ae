import type { ReactNode } from 'react';

interface PersonProps {
  /** Middle of the round picture, and its radius. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The class of its ground: `sky`, `sun`, `clay` or `paper`. */
  readonly ground: string;
}

/** A person: a head and shoulders in a disc, as people are shown all over the product. */
export function Person({ x, y, r, ground }: PersonProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <circle className={ground} r="20" vectorEffect="non-scaling-stroke" />
      <circle className="figure" cy="-5" r="6.5" />
      <path className="figure" d="M-12.5 13.500c1-8 5.5-11.5 12.5-11.500s11.5 3.5 12.5 11.500a18 18 0 0 1-25 0z" />
    </g>
  );
}

/** A star of a rating, 18 across. */
export function Star({
  x,
  y,
  filled,
}: {
  readonly x: number;
  readonly y: number;
  readonly filled: boolean;
}): ReactNode {
  return (
    <path
      className={filled ? 'sun' : 'paper'}
      transform={`translate(${x} ${y})`}
      d="M0-9l2.7 5.6 6.1.8-4.5 4.2 1.1 6.100L0 4.800l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z"
    />
  );
}

/** A tick in a disc: done. */
export function Done({ x, y, r = 16 }: { readonly x: number; readonly y: number; readonly r?: number }): ReactNode {
  return (
    <>
      <circle className="sun" cx={x} cy={y} r={r} />
      <path className="over" d={`m${x - r * 0.42} ${y} ${r * 0.3} ${r * 0.32} ${r * 0.54}-${r * 0.6}`} />
    </>
  );
}
