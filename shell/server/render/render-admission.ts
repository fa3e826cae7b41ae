/** Weight of the last page in the average time that a page takes. */
const weight = 0.2;
/** Milliseconds that a page is taken to need before any was rendered. */
const firstGuess = 30;

interface Options {
  readonly workers: number;
  /** Milliseconds within which a page has to be there. */
  readonly deadline: number;
  /** Pages that may wait for a worker, however fast these are. */
  readonly longestQueue: number;
}

/** Keeps the queue for workers so short that what is let in is there by the deadline. */
export interface RenderAdmission {
  /** True while every worker has something to do. */
  isBusy(): boolean;
  /** False when a page that is begun now would pass the deadline, going by what pages took until now. */
  admits(): boolean;
  /** Counts a page that is handed to the workers. */
  entered(): void;
  /** @param took milliseconds that the worker had it; `null` when that is not known */
  left(took: number | null): void;
}

/** Admission by the length of the queue and the average of what a page takes on this machine as busy as it is now. */
export function createRenderAdmission({ workers, deadline, longestQueue }: Options): RenderAdmission {
  let inside = 0;
  let typical = firstGuess;
  const isBusy = () => inside >= workers;
  return {
    isBusy,
    admits: () => {
      if (!isBusy()) return true;
      const waiting = inside - workers + 1;
      return waiting <= longestQueue && (waiting / workers) * typical + typical <= deadline;
    },
    entered: () => void (inside += 1),
    left: (took) => {
      inside -= 1;
      if (took !== null) typical += weight * (took - typical);
    },
  };
}
