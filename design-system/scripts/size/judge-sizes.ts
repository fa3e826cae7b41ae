import type { EntrySize } from './measure-entries';

/** `size-budget.json`: what entries may cost. */
export interface Budget {
  /** Entries on every first page: at most this much brotli, and never antd. */
  readonly light: { readonly brotli: number; readonly entries: readonly string[] };
  /** Brotli bytes of every other entry's own code. */
  readonly entries: Readonly<Record<string, number>>;
  /** Entries that may bring antd, and the brotli bytes with it. */
  readonly antd: Readonly<Record<string, number>>;
}

/** Brotli bytes that an entry's own code may cost; `undefined` without a budget. */
export const allowance = ({ light, entries }: Budget, name: string): number | undefined =>
  light.entries.includes(name) ? light.brotli : entries[name];

/** One sentence for each entry that breaks the budget, and for each line of the budget that stands for nothing. */
export function judgeSizes(sizes: readonly EntrySize[], budget: Budget): readonly string[] {
  const names = new Set(sizes.map(({ name }) => name));
  const planned = [...budget.light.entries, ...Object.keys(budget.entries), ...Object.keys(budget.antd)];
  return [
    ...sizes.flatMap((size) => judge(size, budget)),
    ...planned.filter((name) => !names.has(name)).map((name) => `The budget names ${name}, which is no entry.`),
  ];
}

function judge({ name, own, withAntd }: EntrySize, budget: Budget): readonly string[] {
  const allowed = allowance(budget, name);
  const allowedWithAntd = budget.antd[name];
  const problems: string[] = [];
  if (allowed === undefined)
    problems.push(`${name} has no budget: it measures ${own.brotli} bytes. Write its line in size-budget.json.`);
  else if (own.brotli > allowed) problems.push(`${name} costs ${own.brotli} bytes (brotli); its budget is ${allowed}.`);
  if (withAntd && allowedWithAntd === undefined) problems.push(`${name} brings antd and may not.`);
  if (withAntd && allowedWithAntd !== undefined && withAntd.brotli > allowedWithAntd)
    problems.push(`${name} with antd costs ${withAntd.brotli} bytes (brotli); its budget is ${allowedWithAntd}.`);
  return problems;
}

/** Room to grow: a tenth, up to the next 256 bytes. */
const withRoom = (size: number): number => Math.ceil((size * 1.1) / 256) * 256;

/** The budget with a line for each entry that had none. Lines that stand are left alone: raising one is a decision. */
export function completeBudget(sizes: readonly EntrySize[], budget: Budget): Budget {
  const missing = sizes.filter(({ name }) => allowance(budget, name) === undefined);
  const entries = {
    ...budget.entries,
    ...Object.fromEntries(missing.map(({ name, own }) => [name, withRoom(own.brotli)])),
  };
  return {
    ...budget,
    entries: Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other))),
  };
}
