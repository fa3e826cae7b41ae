/** The line and the machine that a visit has. */
export interface Conditions {
  /** Milliseconds of a round trip. */
  readonly latency: number;
  readonly megabits: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
}

/** A good line and a phone's, both with a processor four times slower than this machine's. */
export const lines = [
  { latency: 40, megabits: 10, slowdown: 4 },
  { latency: 165, megabits: 8.1, slowdown: 4 },
] as const satisfies readonly Conditions[];

const [good] = lines;

/** What moves to another area are measured with: the good line, on this machine as it is and four times slower. */
export const switchConditions: readonly Conditions[] = [{ ...good, slowdown: 1 }, good];
