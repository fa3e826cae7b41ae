import { percentile } from './median';
import { processor, type Results, type Target } from './targets';

type Column = readonly [title: string, width: number];

const columns: readonly Column[] = [
  ['page', 16],
  ['line', 7],
  ['built as', 20],
  ['scripts', 9],
  ['HTML', 8],
  ['requests', 9],
  ['steps', 6],
  ['first paint', 12],
  ['largest', 9],
  ['answers', 9],
  ['its CPU', 9],
  ['blocked', 9],
  ['shift', 7],
];

function line(cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index < 3 ? cell.padEnd(columns[index]?.[1] ?? 0) : cell.padStart(columns[index]?.[1] ?? 0)))
    .join('');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Prints one row for each page, line and contestant, then the figures of the server and the switch. */
export function printResults({ rows, server, switches }: Results): void {
  console.log(line(columns.map(([title]) => title)));
  for (const { page, conditions, contestant, median } of rows) {
    const { scriptBytes, htmlBytes, requests, steps, layoutShift } = median;
    const { firstPaint, largestPaint, answers, cpu, blocked } = median;
    const figures = [
      kilobytes(scriptBytes),
      kilobytes(htmlBytes),
      String(requests),
      String(steps),
      ...[firstPaint, largestPaint, answers, cpu, blocked].map(milliseconds),
      layoutShift.toFixed(3),
    ];
    console.log(line([page, `${conditions.latency} ms`, contestant, ...figures]));
  }
  console.log('');
  for (const [page, { cached, rendered }] of Object.entries(server))
    console.log(
      `At the server, ${page}: ${cached.toFixed(1)} ms from the cache, ${rendered.toFixed(1)} ms rendered (medians).`,
    );
  for (const { conditions, took } of switches) {
    const [half, threeQuarters] = [0.5, 0.75].map((part) => milliseconds(percentile(took, part)));
    console.log(
      `To another area after hover, ${conditions.latency} ms line, ${processor(conditions)}: p50 ${half}, p75 ${threeQuarters} of ${took.length}.`,
    );
  }
}

/** Prints every figure to reach, and whether it was. */
export function printTargets(targets: readonly Target[]): void {
  console.log(`\n${'to reach'.padEnd(68)}${'at most'.padStart(10)}${'worst'.padStart(10)}`);
  for (const { figure, atMost, reached, unit, isReached } of targets) {
    const digits = unit === '×' || atMost < 1 ? 3 : 1;
    console.log(
      `${figure.padEnd(68)}${`${atMost}${unit && ` ${unit}`}`.padStart(10)}${reached.toFixed(digits).padStart(10)}  ${isReached ? 'reached' : 'NOT reached'}`,
    );
  }
}
