import type { OrdinalComparison } from './standings';

/** Gives others their turn; slices of work stand between two of them. */
export type Pause = () => Promise<unknown>;

/** Ordinals sorted or merged per slice: some milliseconds. */
const slice = 8_192;

/** Sorts ordinals in slices, in place: other work of the thread waits for one slice at most. */
export async function sortInSlices(ordinals: Uint32Array, compare: OrdinalComparison, pause: Pause): Promise<void> {
  for (let from = 0; from < ordinals.length; from += slice) {
    ordinals.subarray(from, from + slice).sort(compare);
    await pause();
  }
  let source = ordinals;
  let target: Uint32Array = new Uint32Array(ordinals.length);
  for (let run = slice; run < ordinals.length; run *= 2) {
    for (let from = 0; from < ordinals.length; from += 2 * run)
      await mergeRuns(source, target, from, run, compare, pause);
    [source, target] = [target, source];
  }
  if (source !== ordinals) ordinals.set(source);
}

/** Merges two runs that stand side by side. */
async function mergeRuns(
  source: Uint32Array,
  target: Uint32Array,
  from: number,
  run: number,
  compare: OrdinalComparison,
  pause: Pause,
): Promise<void> {
  const [middle, end] = [Math.min(from + run, source.length), Math.min(from + 2 * run, source.length)];
  let [left, right] = [from, middle];
  for (let to = from; to < end;) {
    for (const stop = Math.min(to + slice, end); to < stop; to += 1) {
      const takesLeft =
        right === end || (left < middle && compare(source[left] as number, source[right] as number) <= 0);
      target[to] = source[takesLeft ? left++ : right++] as number;
    }
    await pause();
  }
}
