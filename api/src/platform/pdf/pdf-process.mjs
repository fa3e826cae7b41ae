// @ts-check
// JavaScript: a loader of TypeScript would transform the parser, too, with each document (five times the start).
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PasswordException, PDFParse } from 'pdf-parse';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageTexts } from './page-lines/page-texts.mjs';
import { drawingOf, unstruck } from './page-lines/struck-text.mjs';

/**
 * A program of its own that reads the PDF on its standard input and writes a `PdfMessage` to its standard output. A
 * document that exhausts time or memory ends this process and nothing else.
 *
 * @typedef {import('./pdf-messages').PdfMessage} PdfMessage
 * @typedef {import('./pdf-messages').PageText} PageText
 * @typedef {import('./page-lines/text-items.mjs').TextItem} TextItem
 * @typedef {import('pdfjs-dist').PDFPageProxy} PDFPageProxy
 */
const [pagesMax = 0, charactersMax = 0] = process.argv.slice(2).map(Number);

/** Parser's folder with what files name but do not contain: the codes of East Asian fonts, and the standard fonts. */
const parserFolder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const options = {
  isEvalSupported: false,
  disableFontFace: true,
  cMapUrl: `${join(parserFolder, 'cmaps')}/`,
  cMapPacked: true,
  standardFontDataUrl: `${join(parserFolder, 'standard_fonts')}/`,
  // In pixels: no picture is looked at.
  maxImageSize: 0,
};

/** @returns {Promise<Buffer>} all of the standard input */
async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const quarter = 90;

/**
 * The pieces of text of a page as it is shown, without what lines strike. Text that is written from top to bottom is
 * text turned by a quarter.
 * @param {PDFPageProxy} page
 * @returns {Promise<{ items: TextItem[], struck: PageText['struck'] }>}
 */
async function itemsOf(page) {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  const { items } = await page.getTextContent();
  const drawing = drawingOf(await page.getOperatorList());
  page.cleanup();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? { item, ...unstruck(item, drawing) } : []));
  const crossed = texts.flatMap(({ aslant }) => aslant);
  return {
    struck: texts.some(({ parts }) => parts.some(({ text }) => text === ''))
      ? 'left-out'
      : new Set(crossed).size < crossed.length
        ? 'unseen'
        : null,
    items: texts.flatMap(({ item, parts }) => {
      const [right, up, , , x, y] = item.transform;
      const degrees = (Math.atan2(b * right + d * up, a * right + c * up) * 180) / Math.PI;
      const isVertical = item.dir === 'ttb';
      const size = Math.hypot(right, up) || 1;
      return parts.map(({ text, start, width }) => {
        const [fromX, fromY] = [x + (start * right) / size, y + (start * up) / size];
        return {
          text,
          x: a * fromX + c * fromY + e,
          y: b * fromX + d * fromY + f,
          width: isVertical ? item.height : width,
          height: isVertical ? size : item.height,
          rotation: (Math.round(degrees) + (isVertical ? quarter : 0) + 360) % 360,
        };
      });
    }),
  };
}

/**
 * Reads a document. pdf-parse opens it, counts its pages, and finds out why it cannot be read. Its text follows the
 * order in which a file draws its pieces; `pageTexts` puts them in reading order by the positions that PDF.js gives.
 * @param {Buffer} data
 * @returns {Promise<PdfMessage>}
 */
async function readPdf(data) {
  const parser = new PDFParse({ data: Uint8Array.from(data), ...options });
  const { total } = await parser.getInfo();
  await parser.destroy();
  if (total > pagesMax) return { failure: 'too-long' };
  const pdf = await getDocument({ data: Uint8Array.from(data), ...options }).promise;
  /** @type {Awaited<ReturnType<typeof itemsOf>>[]} */
  const pages = [];
  for (let page = 1; page <= total; page += 1) pages.push(await itemsOf(await pdf.getPage(page)));
  const items = pages.map((page) => page.items);
  const characters = items.flat().reduce((sum, { text }) => sum + text.length, 0);
  if (characters > charactersMax) return { failure: 'too-long' };
  return { pages: pageTexts(items).map((page, index) => ({ ...page, struck: pages[index]?.struck ?? null })) };
}

/**
 * @param {unknown} error
 * @returns {PdfMessage}
 */
const failureOf = (error) => ({ failure: error instanceof PasswordException ? 'locked' : 'damaged' });

const message = await readPdf(await readInput()).catch(failureOf);
process.stdout.write(JSON.stringify(message), () => process.exit(0));
