import { createHash, randomInt } from 'node:crypto';

/** True when a run tries everything: `npm run test:long`. */
const isLong = Boolean(process.env['TEST_LONG']);
/** Seed of a run's choice; a given one chooses the same again. */
const seed = process.env['TEST_SEED'] ?? String(randomInt(1_000_000));
if (!isLong) process.stdout.write(`A part is tried, chosen by TEST_SEED=${seed}; TEST_LONG=1 tries everything.\n`);

/**
 * Chooses one of so many items, others with each run: what is tried many times for what is seldom. All of them in a
 * long run.
 */
export function oneIn<Item>(many: number, items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  if (isLong) return items;
  const rankOf = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
  const ranked = items.map((item) => ({ item, rank: rankOf(item) }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, Math.ceil(items.length / many))
    .map(({ item }) => item);
}
