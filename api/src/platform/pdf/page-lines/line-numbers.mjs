// @ts-check
import { addTo, endOf, extentOf, goOn, lettersIn, lineOf, medianOf, rowsOf } from './text-items.mjs';

/** @typedef {import('./text-items.mjs').TextItem} TextItem */
/** @typedef {import('./text-items.mjs').Items} Items */

/** Edges so near are one, in points. */
const sameEdge = 3;
const lineNumber = /^(?:\d{1,3}-)?(\d{1,4})$/;
const letter = /^\p{L}$/u;
/** Numbers of lines go on by one, or by what the lines between have. */
const steps = new Set([1, 2, 5, 10]);
const fewestNumbers = { ofEach: 4, ofSome: 3 };
const inStepShare = 0.8;
/** Words that are printed with one letter below another have so many. */
const fewestStacked = 6;
const fewestLettersBeside = 15;
const amount = /[$€£₪] ?\d|\d ?(?:percent|%|dollars|euros|[€₪])/i;

/** @typedef {{ from: number, to: number }} Margin */

/** @param {TextItem} item */
const isMark = ({ text }) => lineNumber.test(text.trim()) || letter.test(text.trim());
/**
 * @param {Margin} margin
 * @param {TextItem} item
 */
const isIn = ({ from, to }, item) => item.x >= from - sameEdge && endOf(item) <= to + sameEdge;

/**
 * By what the numbers of a column go on; null where they do not.
 * @param {Items} column from the top
 */
function stepOf(column) {
  const values = column.map(({ text }) => Number(lineNumber.exec(text.trim())?.[1] ?? text.codePointAt(0)));
  const differences = values.slice(1).map((value, index) => value - (values[index] ?? value));
  const step = medianOf(differences);
  return steps.has(step) && differences.filter((value) => value === step).length >= differences.length * inStepShare
    ? step
    : null;
}

/**
 * True for a column of line numbers, or of words set one letter below another; not for a list from a to z.
 * @param {Items} column from the top
 */
function isOfMarks(column) {
  const step = stepOf(column);
  const letters = column.filter(({ text }) => letter.test(text.trim())).length;
  if (letters > 0) return letters === column.length && letters >= fewestStacked && step === null;
  return step !== null && column.length >= (step === 1 ? fewestNumbers.ofEach : fewestNumbers.ofSome);
}

/** The number of the page, or a running header, may stand above or below the numbers of lines. */
const mostInLine = 2;

/**
 * True when running text stands beside a column, and next to nothing above or below it.
 * @param {Items} column
 * @param {Items} others
 */
function isInMargin(column, others) {
  const { from, to } = extentOf(column);
  const top = Math.min(...column.map(({ y, height }) => y - height));
  const bottom = Math.max(...column.map(({ y, height }) => y + height));
  const beside = others.filter(({ y }) => y >= top && y <= bottom);
  const sides = [beside.filter(({ x }) => x > to), beside.filter((item) => endOf(item) < from)];
  const inLine = others.filter((item) => item.x <= to && endOf(item) >= from);
  return (
    beside.length > 0 &&
    sides.flat().length === beside.length &&
    inLine.length <= mostInLine &&
    sides.filter(({ length }) => length > 0).every(isRunningText)
  );
}

/** @param {Items} items */
function isRunningText(items) {
  const rows = rowsOf(items);
  return (
    goOn(rows) &&
    medianOf(rows.map(lettersIn)) >= fewestLettersBeside &&
    rows.filter((row) => amount.test(lineOf(row))).length < rows.length / 2
  );
}

/**
 * The columns of numbers or single letters in the margins of a page.
 * @param {Items} items
 * @returns {Items[]}
 */
function marginalColumns(items) {
  /** @type {Map<string, TextItem[]>} */
  const columns = new Map();
  for (const item of items.filter(isMark))
    for (const [side, edge] of Object.entries({ left: item.x, right: endOf(item), middle: item.x + item.width / 2 }))
      addTo(columns, `${side} ${Math.round(edge / sameEdge)}`, item);
  return [...columns.values()]
    .map((column) => column.toSorted((one, other) => one.y - other.y))
    .filter((column) => {
      const isInside = (/** @type {TextItem} */ item) => isMark(item) && isIn(extentOf(column), item);
      return (
        isOfMarks(column) &&
        isInMargin(
          column,
          items.filter((item) => !isInside(item)),
        )
      );
    });
}

/**
 * The pieces of pages without the numbers of their lines, and without words whose letters stand below one another. A
 * page of a few lines has its numbers where others have them.
 * @param {readonly Items[]} pages
 * @returns {Items[]}
 */
export function withoutLineNumbers(pages) {
  const margins = pages.flatMap(marginalColumns).map(extentOf);
  if (margins.length === 0) return [...pages];
  return pages.map((items) => items.filter((item) => !isMark(item) || !margins.some((margin) => isIn(margin, item))));
}
