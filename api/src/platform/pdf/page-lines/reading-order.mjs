// @ts-check
import { addTo, endOf, extentOf, goOn, lettersIn, medianOf, rowsOf } from './text-items.mjs';

/** @typedef {import('./text-items.mjs').TextItem} TextItem */
/** @typedef {import('./text-items.mjs').Items} Items */

/** A line of prose reaches so far into its column, has so many letters, and so many lines go on from the one above. */
const fullShare = 0.7;
const fewestLettersOfLine = 12;
/**
 * True when a column is running text, not the cells of a table.
 * @param {Items} items
 */
function isProse(items) {
  const rows = rowsOf(items);
  const { from, to } = extentOf(items);
  const full = rows.filter((row) => extentOf(row).to - from >= fullShare * (to - from)).length;
  return full >= rows.length / 2 && goOn(rows) && lettersIn(items) >= rows.length * fewestLettersOfLine;
}

/** Two columns have so many lines together, and each so much of their width. */
const fewestLinesOfColumns = 5;
const columnShare = 0.2;
/** Notes in the margin are printed smaller, and stand beside at most so many of the lines. */
const noteHeight = 0.9;
const noteShare = 0.5;

/**
 * The two sides of a gap as they are read; null where they are rows that go across.
 * @param {Items} left
 * @param {Items} right
 * @returns {readonly Items[] | null}
 */
function asColumns(left, right) {
  if (left.length === 0 || right.length === 0) return null;
  const sides = [left, right].map((items) => {
    const { from, to } = extentOf(items);
    return { items, width: to - from, rows: rowsOf(items).length, height: medianOf(items.map(({ height }) => height)) };
  });
  const [narrow, wide] = sides.toSorted((one, other) => one.width - other.width);
  if (!narrow || !wide || narrow.rows + wide.rows < fewestLinesOfColumns || !isProse(wide.items)) return null;
  const { from, to } = extentOf([...left, ...right]);
  if (narrow.rows > 1 && narrow.width >= columnShare * (to - from) && isProse(narrow.items)) return [left, right];
  return narrow.height < noteHeight * wide.height && narrow.rows <= noteShare * wide.rows
    ? [wide.items, narrow.items]
    : null;
}

/** Left edges so near are one; a gap between columns is so wide, of the height. */
const sameEdge = 3;
const gapShare = 0.7;
const mostEdges = 12;

/**
 * Finds where columns may begin: left edges that several pieces have, the most frequent first.
 * @param {Items} items
 */
function edgesOf(items) {
  /** @type {Map<number, number[]>} */
  const edges = new Map();
  for (const { x } of items) addTo(edges, Math.round(x / sameEdge), x);
  return [...edges.values()]
    .filter((same) => same.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostEdges)
    .map((same) => Math.min(...same));
}

/**
 * Rows in bands: those that go over the gap before an edge, and those between them.
 * @param {readonly TextItem[][]} rows
 * @param {number} edge
 */
function bandsAt(rows, edge) {
  const gap = gapShare * medianOf(rows.flat().map(({ height }) => height));
  /** @type {{ isOver: boolean, rows: TextItem[][] }[]} */
  const bands = [];
  for (const row of rows) {
    const isOver = row.some((item) => item.x < edge - sameEdge && endOf(item) > edge - gap);
    const band = bands.at(-1);
    if (band?.isOver === isOver) band.rows.push(row);
    else bands.push({ isOver, rows: [row] });
  }
  return bands.map((band) => {
    const items = band.rows.flat();
    const isLeft = (/** @type {TextItem} */ item) => item.x < edge - sameEdge;
    const columns = band.isOver
      ? null
      : asColumns(
          items.filter(isLeft),
          items.filter((item) => !isLeft(item)),
        );
    return { rows: band.rows, columns };
  });
}

/**
 * Rows in the order in which they are read: columns one after the other, what goes over them where it stands.
 * @param {Items} items
 * @returns {TextItem[][]}
 */
export function inReadingOrder(items) {
  const rows = rowsOf(items);
  const candidates = edgesOf(items).map((edge) => {
    const bands = bandsAt(rows, edge);
    return { bands, letters: lettersIn(bands.flatMap(({ columns }) => columns?.flat() ?? [])) };
  });
  const [best] = candidates.toSorted((one, other) => other.letters - one.letters);
  if (!best || best.letters === 0) return rows;
  return best.bands.flatMap((band) =>
    band.columns
      ? band.columns.flatMap(inReadingOrder)
      : best.bands.length > 1
        ? inReadingOrder(band.rows.flat())
        : band.rows,
  );
}
