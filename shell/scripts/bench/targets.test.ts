import { expect, it } from 'vitest';
import { lines, switchConditions, type Conditions } from './conditions';
import type { Contestant } from './contestants';
import { judge, type Row, type Switches } from './targets';

const [near, far] = lines;

function row(contestant: Contestant, largestPaint: number, scriptBytes: number, conditions: Conditions = near): Row {
  const median = {
    firstPaint: 100,
    largestPaint,
    answers: 300,
    layoutShift: 0.001,
    blocked: 50,
    scriptBytes,
    htmlBytes: 9000,
    cpu: 900,
    requests: 12,
    scripts: 8,
    steps: 1,
  };
  return { page: '/', conditions, contestant, median };
}

const reached = (rows: readonly Row[], switches: readonly Switches[] = []) =>
  Object.fromEntries(judge({ rows, server: {}, switches }).map((target) => [target.figure, target]));

it('compares with each rival on the same page and line, and takes the worst', () => {
  const rows = [
    row('five areas', 400, 113_000),
    row('one bundle, browser', 1000, 100_000),
    row('five areas', 900, 113_000, far),
    row('one bundle, browser', 1000, 100_000, far),
    row('one bundle, server', 500, 100_000),
  ];
  const figures = reached(rows);
  expect(figures['largest paint against one bundle rendered in the browser, 40 ms']).toMatchObject({
    reached: 0.4,
    isReached: true,
  });
  expect(figures['largest paint against one bundle rendered in the browser, 165 ms']).toMatchObject({
    reached: 0.9,
    isReached: false,
  });
  expect(figures['script bytes of / and a profile against one bundle']).toMatchObject({
    reached: 1.13,
    isReached: false,
  });
});

it('leaves out what was not measured', () => {
  expect(
    Object.keys(reached([row('five areas', 400, 100_000)])).filter((figure) => figure.startsWith('area switch')),
  ).toEqual([]);
});

it('judges moves to another area with each processor', () => {
  const [asItIs, slowed] = switchConditions.map((conditions, index) => ({
    conditions,
    took: [80, 90, 95, 99].map((value) => value * (index + 1)),
  }));
  expect(
    Object.values(reached([], [asItIs!, slowed!])).map(({ figure, reached: worst, isReached }) => [
      figure,
      worst,
      isReached,
    ]),
  ).toEqual([
    ['area switch after hover, p75 at 40 ms, this processor', 99, true],
    ['area switch after hover, p75 at 40 ms, 4× slower', 198, false],
  ]);
});
