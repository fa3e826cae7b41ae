/** The line and the machine that a visit has. */
export interface Conditions {
  /** Milliseconds of a round trip. */
  readonly latency: number;
  readonly megabits: number;
  /** Factor by which the processor is slower. */
  readonly slowdown: number;
}

/** A good line and a phone's, both with a processor four times slower than this machine's. */
export const lines = [
  { latency: 40, megabits: 10, slowdown: 4 },
  { latency: 165, megabits: 8.1, slowdown: 4 },
] as const satisfies readonly Conditions[];

const [good] = lines;

/** Conditions for measuring moves to another area: the good line, on this machine as it is and four times slower. */
export const switchConditions: readonly Conditions[] = [{ ...good, slowdown: 1 }, good];
