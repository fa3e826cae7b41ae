// @ts-check
/**
 * A piece of text as it is drawn; lengths in points.
 *
 * @typedef {object} TextItem
 * @property {string} text
 * @property {number} x where its baseline begins, from the left
 * @property {number} y where its baseline begins, from above
 * @property {number} width along the baseline
 * @property {number} height of its font
 * @property {number} rotation in degrees, clockwise
 *
 * @typedef {readonly TextItem[]} Items
 */

/** Counts letters and digits. @param {string} text */
export const lettersOf = (text) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
/** @param {Items} items */
export const lettersIn = (items) => items.reduce((sum, { text }) => sum + lettersOf(text), 0);
/** @param {TextItem} item */
export const endOf = ({ x, width }) => x + width;
/** @param {Items} items */
export const extentOf = (items) => ({
  from: items.reduce((least, { x }) => Math.min(least, x), Infinity),
  to: items.reduce((most, item) => Math.max(most, endOf(item)), -Infinity),
});
/** @param {readonly number[]} values */
export const medianOf = (values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * Sorts into a map of lists.
 * @template {string | number} Key
 * @template Value
 * @param {Map<Key, Value[]>} lists
 * @param {Key} key
 * @param {Value} value
 */
export function addTo(lists, key, value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
/** Of the smaller of two, so much is beside the other when they stand in one row. */
const besideShare = 0.5;
/** A watermark is higher than the lines on which it is printed, and in no row with them. */
const mostTimesHigher = 2.5;

/**
 * Pieces beside one another, from the top.
 * @param {Items} items
 * @returns {TextItem[][]}
 */
export function rowsOf(items) {
  /** @type {{ top: number, bottom: number, height: number, items: TextItem[] }[]} */
  const rows = [];
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const top = item.y - item.height;
    const row = rows.slice(-3).findLast((other) => {
      const heights = [item.height, other.height];
      const beside = Math.min(item.y, other.bottom) - Math.max(top, other.top);
      return (
        beside >= besideShare * Math.min(...heights) && Math.max(...heights) <= mostTimesHigher * Math.min(...heights)
      );
    });
    if (!row) rows.push({ top, bottom: item.y, height: item.height, items: [item] });
    else {
      row.items.push(item);
      row.top = Math.min(row.top, top);
      row.bottom = Math.max(row.bottom, item.y);
      row.height = Math.max(row.height, item.height);
    }
  }
  return rows.map((row) => row.items);
}

const fromRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;
/** A gap between two pieces that is a space, of the height; a stop has none before it. */
const spaceShare = 0.1;
const stop = /^[.,;:](?!\d)/;
/** The number of a footnote is so much smaller than the text, and stands so much higher. */
const raisedHeight = 0.8;
const raisedBy = 0.15;

/**
 * True for the number of a footnote: small, and raised beside what stands before it.
 * @param {TextItem} item
 * @param {TextItem | undefined} before
 */
const isNoteNumber = (item, before) =>
  before !== undefined &&
  /^\s*\d{1,3}\s*$/.test(item.text) &&
  item.height < raisedHeight * before.height &&
  before.y - item.y > raisedBy * before.height;

/**
 * @param {Items} row
 * @returns {string}
 */
export function lineOf(row) {
  const whole = row.map(({ text }) => text).join('');
  const isRightToLeft = (whole.match(fromRightToLeft)?.length ?? 0) > (whole.match(/\p{L}/gu)?.length ?? 0) / 2;
  const sorted = row
    .toSorted((one, other) => one.x - other.x)
    .filter((item, index, all) => !isNoteNumber(item, all[index - 1]));
  const gaps = sorted.map((item, index) => {
    const before = sorted[index - 1];
    const isApart = before && Math.abs(item.x - endOf(before)) > spaceShare * Math.min(item.height, before.height);
    return isApart && !stop.test(item.text) ? ' ' : '';
  });
  const parts = sorted.map(({ text }, index) =>
    isRightToLeft ? text + (gaps[index] ?? '') : (gaps[index] ?? '') + text,
  );
  return (isRightToLeft ? parts.toReversed() : parts).join('');
}
const goesOnShare = 0.25;

/**
 * True when enough rows continue the one above to be running text, not cells or a list.
 * @param {readonly TextItem[][]} rows
 */
export const goOn = (rows) =>
  rows.filter((row) => /^[^\p{L}\p{N}]*[\p{Ll}\p{Lo}]/u.test(lineOf(row))).length >= rows.length * goesOnShare;
