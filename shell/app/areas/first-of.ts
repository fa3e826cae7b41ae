import { toError } from '../../sdk/parts/to-error';

/**
 * Resolves with the value of `first`, or, when it fails or takes longer than `patience`, with that of `second` or
 * `first`, whichever arrives sooner.
 * @param patience milliseconds
 * @throws what `first` threw, when both fail
 */
export function firstOf<Value>(first: Promise<Value>, patience: number, second: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let other: Promise<Value> | null = null;
    const startOther = () => {
      clearTimeout(timer);
      if (other) return other;
      other = second();
      other.then(resolve, () => undefined);
      return other;
    };
    const timer = setTimeout(() => void startOther(), patience);
    first.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        startOther().catch(() => {
          reject(toError(error));
        });
      },
    );
  });
}
