// @ts-check
import { addTo, endOf, extentOf, goOn, lettersIn, medianOf, rowsOf } from './text-items.mjs';

/** @typedef {import('./text-items.mjs').TextItem} TextItem */
/** @typedef {import('./text-items.mjs').Items} Items */

/** Edges so near are one, in points. */
const sameEdge = 3;
const lineNumber = /^(?:\d{1,3}-)?(\d{1,4})$/;
/** Numbers of lines go on by one, or by what the lines between have. */
const steps = new Set([1, 2, 5, 10]);
const fewestNumbers = { ofEach: 4, ofSome: 3 };
const inStepShare = 0.8;
const fewestLettersBeside = 15;

/** @typedef {{ from: number, to: number }} Margin */

/** @param {TextItem} item */
const valueOf = ({ text }) => Number(lineNumber.exec(text.trim())?.[1]);

/** @param {Items} numbers from the top */
function runsOn(numbers) {
  const differences = numbers.slice(1).map((item, index) => valueOf(item) - valueOf(numbers[index] ?? item));
  const step = medianOf(differences);
  if (numbers.length < (step === 1 ? fewestNumbers.ofEach : fewestNumbers.ofSome)) return false;
  return steps.has(step) && differences.filter((value) => value === step).length >= differences.length * inStepShare;
}

/** The number of the page, or a running header, may stand above or below the numbers of lines. */
const mostInLine = 2;

/**
 * Whether running text stands beside a column of numbers, on one side of it, and next to nothing above or below it.
 * @param {Items} numbers
 * @param {Items} others
 */
function isInMargin(numbers, others) {
  const { from, to } = extentOf(numbers);
  const top = Math.min(...numbers.map(({ y, height }) => y - height));
  const bottom = Math.max(...numbers.map(({ y, height }) => y + height));
  const beside = others.filter(({ y }) => y >= top && y <= bottom);
  const isAside = beside.every(({ x }) => x > to) || beside.every((item) => endOf(item) < from);
  const inLine = others.filter((item) => item.x <= to && endOf(item) >= from);
  const rows = rowsOf(beside);
  return isAside && inLine.length <= mostInLine && goOn(rows) && medianOf(rows.map(lettersIn)) >= fewestLettersBeside;
}

/**
 * The columns of numbers in the margins of a page.
 * @param {Items} items
 * @returns {Items[]}
 */
function marginalNumbers(items) {
  const numbers = items.filter(({ text }) => lineNumber.test(text.trim()));
  if (numbers.length < fewestNumbers.ofSome) return [];
  /** @type {Map<string, TextItem[]>} */
  const columns = new Map();
  for (const item of numbers)
    for (const [side, edge] of Object.entries({ left: item.x, right: endOf(item), middle: item.x + item.width / 2 }))
      addTo(columns, `${side} ${Math.round(edge / sameEdge)}`, item);
  return [...columns.values()]
    .map((column) => column.toSorted((one, other) => one.y - other.y))
    .filter((column) => runsOn(column))
    .filter((column) => {
      const { from, to } = extentOf(column);
      return isInMargin(
        column,
        items.filter(
          (item) => !(lineNumber.test(item.text.trim()) && item.x >= from - sameEdge && endOf(item) <= to + sameEdge),
        ),
      );
    });
}

/**
 * The pieces of pages without the numbers of their lines. A page of a few lines has its numbers where others have them.
 * @param {readonly Items[]} pages
 * @returns {Items[]}
 */
export function withoutLineNumbers(pages) {
  /** @type {Margin[]} */
  const margins = pages.flatMap(marginalNumbers).map(extentOf);
  if (margins.length === 0) return [...pages];
  return pages.map((items) =>
    items.filter(
      (item) =>
        !lineNumber.test(item.text.trim()) ||
        !margins.some(({ from, to }) => item.x >= from - sameEdge && endOf(item) <= to + sameEdge),
    ),
  );
}
