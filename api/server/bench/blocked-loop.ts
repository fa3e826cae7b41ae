import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';

/** A time in which the event loop was blocked. Microseconds, on the clock of `process.hrtime`. */
export interface Block {
  readonly from: number;
  readonly to: number;
  /**
   * Time that the thread was at work, and that it had no processor because others had them; null where the system does
   * not report it.
   */
  readonly spent: Spent | null;
}

interface Spent {
  readonly working: number;
  readonly waiting: number;
}

/** Milliseconds between two looks, and from which on a look that comes late is reported. */
const lookMilliseconds = 5;
const reportedMilliseconds = 50;

const now = (): number => Number(process.hrtime.bigint() / 1_000n);

/** Microseconds that the main thread has had a processor and waited for one so far; known on Linux only. */
function spentSoFar(): Spent | null {
  try {
    const [working = 0, waiting = 0] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
      .split(' ')
      .map((nanoseconds) => Number(nanoseconds) / 1_000);
    return { working, waiting };
  } catch {
    return null;
  }
}

const between = (before: Spent | null, after: Spent | null): Spent | null =>
  before && after && { working: after.working - before.working, waiting: after.waiting - before.waiting };

/** Watches this process's event loop from now on. @returns what gives the blocks since it was called last */
export function watchLoop(): () => readonly Block[] {
  let blocks: Block[] = [];
  let last = now();
  let lastSpent = spentSoFar();
  setInterval(() => {
    const current = now();
    const spent = spentSoFar();
    if (current - last >= (lookMilliseconds + reportedMilliseconds) * 1_000)
      blocks.push({ from: last, to: current, spent: between(lastSpent, spent) });
    last = current;
    lastSpent = spent;
  }, lookMilliseconds).unref();
  return () => {
    const found = blocks;
    blocks = [];
    return found;
  };
}

/** A block in milliseconds, and what it was spent in: calls from the outside in, the longest first. */
export interface Explained {
  readonly milliseconds: number;
  readonly spent: Spent | null;
  readonly stacks: readonly (readonly [stack: string, milliseconds: number])[];
}

const mostFrames = 7;

/** Says what the process did in each block, by a profile that was taken meanwhile. */
export function explainBlocks(blocks: readonly Block[], profile: Profiler.Profile): Explained[] {
  const stacks = stacksOf(profile);
  const { samples = [], timeDeltas = [], startTime } = profile;
  let time = startTime;
  const timed = samples.map((id, index) => [(time += timeDeltas[index] ?? 0), stacks.get(id) ?? ''] as const);
  return blocks.map(({ from, to, spent }) => {
    const byStack = new Map<string, number>();
    timed.forEach(([start, stack], index) => {
      const end = timed[index + 1]?.[0] ?? start;
      const inside = (Math.min(end, to) - Math.max(start, from)) / 1_000;
      if (inside > 0) byStack.set(stack, (byStack.get(stack) ?? 0) + inside);
    });
    return {
      milliseconds: (to - from) / 1_000,
      spent: spent && { working: spent.working / 1_000, waiting: spent.waiting / 1_000 },
      stacks: [...byStack].sort(([, one], [, other]) => other - one),
    };
  });
}

/** The innermost calls of each node of a profile. */
function stacksOf({ nodes }: Profiler.Profile): Map<number, string> {
  const stacks = new Map<number, readonly string[]>();
  const children = new Map(nodes.map((node) => [node.id, node]));
  const visit = (id: number, outer: readonly string[]): void => {
    const node = children.get(id);
    if (!node) return;
    const { functionName, url, lineNumber } = node.callFrame;
    const file = url.split('/').slice(-2).join('/');
    const calls = [...outer, `${functionName || 'anonymous'}${file && ` (${file}:${lineNumber + 1})`}`];
    stacks.set(id, calls);
    for (const child of node.children ?? []) visit(child, calls);
  };
  const [root] = nodes;
  if (root) visit(root.id, []);
  return new Map([...stacks].map(([id, calls]) => [id, calls.slice(-mostFrames).join(' > ')]));
}
