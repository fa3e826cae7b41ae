// @ts-check
import { withoutLineNumbers } from './line-numbers.mjs';
import { inReadingOrder } from './reading-order.mjs';
import { addTo, endOf, lettersIn, lettersOf, lineOf } from './text-items.mjs';

/** @typedef {import('./text-items.mjs').TextItem} TextItem */
/** @typedef {import('./text-items.mjs').Items} Items */
/** @typedef {import('../pdf-messages').PageText} PageText */

/** Two pieces so near with the same text, one soon after the other, are one that is printed bold or with a shadow. */
const printedTwice = 2;
const soonAfter = 20;

/**
 * The pieces with text, each once.
 * @param {Items} items
 */
function once(items) {
  /** @type {Map<string, TextItem[]>} */
  const seen = new Map();
  return items.filter((item) => {
    const near = (/** @type {TextItem} */ { x, y }) =>
      Math.abs(x - item.x) < printedTwice && Math.abs(y - item.y) < printedTwice;
    if (item.text.trim() === '' || seen.get(item.text)?.slice(-soonAfter).some(near)) return false;
    addTo(seen, item.text, item);
    return true;
  });
}
/** Marks that a typesetting program writes along an edge. */
const programsMark = /VerDate|\bJkt \d|\bSfmt|\bDSK\w{6}/;
const sameDirection = 10;
/** More text in another direction than this, or printed over other text, leaves the order unsure. */
const turnedShare = 0.1;
const overprintedShare = 0.05;

/**
 * The pieces as they stand when the page is turned so that they are read from left to right.
 * @param {Items} items
 * @param {number} rotation
 */
function turned(items, rotation) {
  const [cosine, sine] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  return items.map((item) => ({
    ...item,
    x: item.x * cosine + item.y * sine,
    y: item.y * cosine - item.x * sine,
    rotation: 0,
  }));
}

/**
 * The pieces of a page by direction, each as it is read, those with most letters first.
 * @param {Items} items
 * @returns {TextItem[][]}
 */
function byDirection(items) {
  /** @type {Map<number, number>} */
  const letters = new Map();
  for (const { text, rotation } of items) letters.set(rotation, (letters.get(rotation) ?? 0) + lettersOf(text));
  const [main] = [...letters].toSorted(([, one], [, other]) => other - one);
  if (!main) return [];
  const [rotation] = main;
  const apart = (/** @type {TextItem} */ item) => Math.abs(((item.rotation - rotation + 540) % 360) - 180);
  const others = items.filter((item) => apart(item) > sameDirection);
  return [
    turned(
      items.filter((item) => apart(item) <= sameDirection),
      rotation,
    ),
    ...byDirection(others),
  ];
}

/**
 * Letters that are printed over others.
 * @param {Items} row
 */
function overprinted(row) {
  const sorted = row.toSorted((one, other) => one.x - other.x);
  return lettersIn(
    sorted.filter((item, index) => {
      const before = sorted[index - 1];
      return before && endOf(before) - item.x > Math.min(before.width, item.width) / 2;
    }),
  );
}

/**
 * The text of each page, line by line as it is read, without the numbers of lines and what stands along the edges.
 * @param {readonly Items[]} pages
 * @returns {PageText[]}
 */
export function pageTexts(pages) {
  const directions = pages.map((items) => byDirection(once(items)));
  const mains = withoutLineNumbers(directions.map(([main = []]) => main));
  return directions.map(([, ...others], index) => {
    const main = mains[index] ?? [];
    const aside = others.filter((items) => !programsMark.test(lineOf(items)));
    const letters = lettersIn(main);
    const isTurned = lettersIn(aside.flat()) > turnedShare * letters;
    const rows = [main, ...(isTurned ? aside : [])].flatMap(inReadingOrder);
    const over = rows.reduce((sum, row) => sum + overprinted(row), 0);
    return { text: rows.map(lineOf).join('\n'), isUnsure: isTurned || over > overprintedShare * letters };
  });
}
