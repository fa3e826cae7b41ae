/** The value below which `share` (0 to 1) of the values lie; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** The middle of the values; NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The median of each figure over several measurements of the same things. */
export function medians<Figures extends { readonly [Name in keyof Figures]: number }>(
  all: readonly Figures[],
): Figures {
  const [first] = all;
  if (!first) throw new Error('There is nothing to take a median of.');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))])) as Figures;
}
