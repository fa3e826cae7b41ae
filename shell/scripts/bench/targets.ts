import type { Conditions } from './conditions';
import type { Contestant } from './contestants';
import type { Visit } from './measure-page';
import type { ServerFigures } from './measure-server';
import { percentile } from './median';

/** Medians of one contestant on one page over one line. */
export interface Row {
  readonly page: string;
  readonly conditions: Conditions;
  readonly contestant: Contestant;
  readonly median: Visit;
}

/** Milliseconds of each move to another area. */
export interface Switches {
  readonly conditions: Conditions;
  readonly took: readonly number[];
}

export interface Results {
  readonly rows: readonly Row[];
  /** By page. */
  readonly server: Readonly<Record<string, ServerFigures>>;
  /** Moves to another area. */
  readonly switches: readonly Switches[];
}

/** A figure to reach and what was reached: the worst over all pages and lines it holds for. */
export interface Target {
  readonly figure: string;
  readonly atMost: number;
  readonly reached: number;
  readonly unit: string;
  readonly isReached: boolean;
}

type Figure = [figure: string, atMost: number, unit: string, values: readonly number[]];

/** The processor in words. */
export function processor({ slowdown }: Conditions): string {
  return slowdown === 1 ? 'this processor' : `${slowdown}× slower`;
}

/** Pages whose bytes have a limit. */
const pagesWithByteLimit: readonly string[] = ['/', '/accountant/:id'];

/**
 * The figures of the first page that were promised, with how far each was reached; those that were not measured are
 * left out.
 */
export function judge({ rows, server, switches }: Results): Target[] {
  const own = rows.filter(({ contestant }) => contestant === 'five areas');
  const rivalOf = (row: Row, contestant: Contestant) =>
    rows.find(
      (other) => other.contestant === contestant && other.page === row.page && other.conditions === row.conditions,
    );
  const ratios = (figure: 'largestPaint' | 'scriptBytes', contestant: Contestant, among: readonly Row[]) =>
    among.flatMap((row) => {
      const rival = rivalOf(row, contestant);
      return rival ? [row.median[figure] / rival.median[figure]] : [];
    });
  const at = (latency: number) => own.filter(({ conditions }) => conditions.latency === latency);
  const limited = own.filter(({ page }) => pagesWithByteLimit.includes(page));
  const timings = Object.values(server);
  const all: Figure[] = [
    [
      'largest paint against one bundle rendered in the browser, 40 ms',
      0.55,
      '×',
      ratios('largestPaint', 'one bundle, browser', at(40)),
    ],
    [
      'largest paint against one bundle rendered in the browser, 165 ms',
      0.5,
      '×',
      ratios('largestPaint', 'one bundle, browser', at(165)),
    ],
    [
      'largest paint against one bundle rendered on the server',
      1.1,
      '×',
      ratios('largestPaint', 'one bundle, server', own),
    ],
    [
      'script bytes of / and a profile against one bundle',
      1.12,
      '×',
      ratios('scriptBytes', 'one bundle, server', limited),
    ],
    ['script bytes of / and a profile', 190, 'KB', limited.map(({ median }) => median.scriptBytes / 1000)],
    ['steps after the HTML', 2, '', own.map(({ median }) => median.steps)],
    ['layout shift', 0.02, '', own.map(({ median }) => median.layoutShift)],
    ['a page from the cache, at the server', 3, 'ms', timings.map(({ cached }) => cached)],
    ['a page rendered, at the server', 25, 'ms', timings.map(({ rendered }) => rendered)],
    ...switches.map(({ conditions, took }): Figure => [
      `area switch after hover, p75 at 40 ms, ${processor(conditions)}`,
      100,
      'ms',
      [percentile(took, 0.75)],
    ]),
  ];
  return all
    .filter(([, , , values]) => values.length > 0)
    .map(([figure, atMost, unit, values]) => {
      const reached = Math.max(...values);
      return { figure, atMost, reached, unit, isReached: reached <= atMost };
    });
}
