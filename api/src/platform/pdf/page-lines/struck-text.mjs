// @ts-check
import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * @typedef {import('pdfjs-dist/types/src/display/api').TextItem} DrawnText
 * @typedef {{ text: string, start: number, width: number }} Part of a text, and where it begins along its baseline
 * @typedef {{ x: number, y: number, endX: number, endY: number }} Line in points of the page
 */

const begin = new Set([OPS.save, OPS.beginGroup, OPS.paintFormXObjectBegin, OPS.beginAnnotation]);
const end = new Set([OPS.restore, OPS.endGroup, OPS.paintFormXObjectEnd, OPS.endAnnotation]);
/** So many numbers follow each command of a path: a move, a line, a curve, its closing. */
const numbersAfter = [2, 2, 6, 0];
/** A bar is no thicker than this, and has no more corners with round ends. */
const [thickest, mostCorners] = [3, 8];

/**
 * The lines of a path, and its bars, which are as good as lines.
 * @param {readonly number[]} matrix
 * @param {Float32Array} path
 */
function linesOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0], path) {
  /** @type {[x: number, y: number][][]} */
  const shapes = [];
  let next = 0;
  for (let at = 0; at < path.length; at = next) {
    next = at + 1 + (numbersAfter[path[at] ?? 0] ?? 0);
    if (path[at] === 0) shapes.push([]);
    const [x = 0, y = 0] = path.subarray(next - 2, next);
    if (next > at + 1) shapes.at(-1)?.push([a * x + c * y + e, b * x + d * y + f]);
  }
  return shapes.flatMap((corners) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [[x = 0, endX = 0], [y = 0, endY = 0]] = [xs, ys];
    if (corners.length === 2) return [{ x, y, endX, endY }];
    const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (corners.length > mostCorners || Math.min(right - left, top - bottom) > thickest) return [];
    const [midX, midY] = [(left + right) / 2, (bottom + top) / 2];
    return right - left > top - bottom
      ? [{ x: left, y: midY, endX: right, endY: midY }]
      : [{ x: midX, y: bottom, endX: midX, endY: top }];
  });
}

/**
 * The lines that a page draws, and the widths of the letters of its fonts, in thousandths.
 * @param {import('pdfjs-dist/types/src/display/api').PDFOperatorList} operators
 */
export function drawingOf({ fnArray, argsArray }) {
  const page = { matrix: [1, 0, 0, 1, 0, 0], font: '' };
  const saved = [page];
  let state = page;
  /** @type {Line[]} */
  const lines = [];
  /** @type {Map<string, number>} */
  const widths = new Map();
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (begin.has(operator)) saved.push(state);
    if (end.has(operator)) state = saved.pop() ?? page;
    // Whatever the page's own drawing has left.
    if (operator === OPS.beginAnnotation) state = page;
    const moves = {
      [OPS.transform]: [args],
      [OPS.paintFormXObjectBegin]: [args?.[0]],
      [OPS.beginAnnotation]: [args?.[2], args?.[3]],
    };
    for (const move of moves[operator] ?? [])
      if (move) state = { ...state, matrix: Util.transform(state.matrix, move) };
    if (operator === OPS.setFont) state = { ...state, font: args[0] };
    if (operator === OPS.constructPath && args[0] !== OPS.endPath && args[1][0])
      lines.push(...linesOf(state.matrix, args[1][0]));
    if (operator === OPS.showText)
      for (const { unicode = '', width = 0 } of args[0])
        for (const letter of unicode.normalize('NFKC'))
          widths.set(`${state.font} ${letter}`, width / unicode.normalize('NFKC').length);
  }
  return { lines, widths };
}

/** A line through words is between these heights of their font, and as level as they are. */
const [lowest, highest, level] = [0.1, 0.55, 0.2];

/**
 * Finds the spans along a text's baseline that lines strike, and the lines that cross it aslant.
 * @param {DrawnText} item
 * @param {readonly Line[]} lines
 */
function strikesOf({ transform: [a, b, , , e, f], width, height }, lines) {
  const [cosine, sine] = [a / Math.hypot(a, b), b / Math.hypot(a, b)];
  const reach = { x: width * Math.abs(cosine) + height, y: width * Math.abs(sine) + height };
  /** @type {{ spans: { from: number, to: number }[], aslant: Line[] }} */
  const strikes = { spans: [], aslant: [] };
  for (const line of lines) {
    const { x, y, endX, endY } = line;
    if (Math.min(x, endX) > e + reach.x || Math.max(x, endX) < e - reach.x) continue;
    if (Math.min(y, endY) > f + reach.y || Math.max(y, endY) < f - reach.y) continue;
    const [start, end] = [(x - e) * cosine + (y - f) * sine, (endX - e) * cosine + (endY - f) * sine];
    const above = ((y - f) * cosine - (x - e) * sine) / height;
    const endAbove = ((endY - f) * cosine - (endX - e) * sine) / height;
    const [from, to, rise] = [Math.min(start, end), Math.max(start, end), Math.abs(above - endAbove)];
    if (to <= 0 || from >= width) continue;
    const middle = (above + endAbove) / 2;
    if (rise <= level && middle >= lowest && middle <= highest) strikes.spans.push({ from, to });
    const isWithin = Math.max(above, endAbove) > lowest && Math.min(above, endAbove) < highest;
    if (rise > 1 && to - from > height && isWithin) strikes.aslant.push(line);
  }
  return strikes;
}

const usualWidth = 500;

/**
 * The letters of a text where they are: what the widths of its letters leave is in its spaces.
 * @param {DrawnText} item
 * @param {ReadonlyMap<string, number>} widths
 * @returns {Part[]}
 */
function lettersOf({ str, width, height, fontName }, widths) {
  const own = Array.from(str, (letter) => ((widths.get(`${fontName} ${letter}`) ?? usualWidth) * height) / 1000);
  const left = width - own.reduce((sum, wide) => sum + wide, 0);
  const spaces = str.split(' ').length - 1;
  const isSpread = spaces > 0 && Math.abs(left) < width / 2;
  let start = 0;
  return Array.from(str, (text, index) => {
    const letter = own[index] ?? 0;
    const wide = isSpread ? letter + (text === ' ' ? left / spaces : 0) : (letter * width) / (width - left);
    start += wide;
    return { text, start: start - wide, width: wide };
  });
}

/**
 * Returns the parts of a text that no line strikes, and the lines that cross it aslant.
 * @param {DrawnText} item
 * @param {ReturnType<typeof drawingOf>} drawing
 */
export function unstruck(item, { lines, widths }) {
  const { spans, aslant } = strikesOf(item, lines);
  if (spans.length === 0) return { parts: [{ text: item.str, start: 0, width: item.width }], aslant };
  /** @type {Part[]} */
  const parts = [];
  for (const letter of lettersOf(item, widths)) {
    const middle = letter.start + letter.width / 2;
    const last = parts.at(-1);
    if (spans.some(({ from, to }) => from < middle && middle < to)) parts.push({ text: '', start: 0, width: 0 });
    else if (last?.text) Object.assign(last, { text: last.text + letter.text, width: last.width + letter.width });
    else parts.push(letter);
  }
  return { parts, aslant };
}
