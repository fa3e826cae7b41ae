// @ts-check
// JavaScript: a loader of TypeScript would transform the parser, too, with each document (five times the start).
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { PasswordException, PDFParse } from 'pdf-parse';
import { pageTexts } from './page-lines/page-texts.mjs';

/**
 * A program of its own that reads the PDF on its standard input and writes a `PdfMessage` to its standard output. A
 * document that exhausts time or memory ends this process and nothing else.
 *
 * @typedef {import('./pdf-messages').PdfMessage} PdfMessage
 * @typedef {import('./page-lines/text-items.mjs').TextItem} TextItem
 * @typedef {import('pdfjs-dist').PDFPageProxy} PDFPageProxy
 */
const [pagesMax = 0, charactersMax = 0] = process.argv.slice(2).map(Number);

/** Where pdf-parse finds what files name and do not hold: the codes of East Asian fonts, and the standard fonts. */
const parserFolder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const known = {
  cMapUrl: `${join(parserFolder, 'cmaps')}/`,
  cMapPacked: true,
  standardFontDataUrl: `${join(parserFolder, 'standard_fonts')}/`,
};

/** @returns {Promise<Buffer>} all of the standard input */
async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const quarter = 90;

/**
 * The pieces of text of a page as it is shown. Text that is written from top to bottom is text turned by a quarter.
 * @param {PDFPageProxy} page
 * @returns {Promise<TextItem[]>}
 */
async function itemsOf(page) {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform;
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [right, up, , , x, y] = item.transform;
    const degrees = (Math.atan2(b * right + d * up, a * right + c * up) * 180) / Math.PI;
    const isVertical = item.dir === 'ttb';
    return {
      text: item.str,
      x: a * x + c * y + e,
      y: b * x + d * y + f,
      width: isVertical ? item.height : item.width,
      height: isVertical ? Math.hypot(right, up) : item.height,
      rotation: (Math.round(degrees) + (isVertical ? quarter : 0) + 360) % 360,
    };
  });
}

class TooLong extends Error {}

/**
 * Reads with pdf-parse, which opens the document, decodes its fonts and goes from page to page. Its own lines follow
 * the order in which the file draws them; in their place, `pageTexts` makes lines of where the pieces stand.
 * @param {Buffer} data
 * @returns {Promise<PdfMessage>}
 */
async function readPdf(data) {
  /** @type {TextItem[][]} */
  const items = [];
  const parser = new PDFParse({ data, isEvalSupported: false, disableFontFace: true, ...known });
  Object.assign(parser, {
    /**
     * @param {PDFPageProxy} page
     * @param {unknown} _options
     * @param {number} pageCount
     */
    getPageText: async (page, _options, pageCount) => {
      if (pageCount > pagesMax) throw new TooLong();
      items.push(await itemsOf(page));
      return '';
    },
  });
  await parser.getText();
  const characters = items.flat().reduce((sum, { text }) => sum + text.length, 0);
  return characters > charactersMax ? { failure: 'too-long' } : { pages: pageTexts(items) };
}

/**
 * @param {unknown} error
 * @returns {PdfMessage}
 */
function failureOf(error) {
  if (error instanceof TooLong) return { failure: 'too-long' };
  return { failure: error instanceof PasswordException ? 'locked' : 'damaged' };
}

const message = await readPdf(await readInput()).catch(failureOf);
process.stdout.write(JSON.stringify(message), () => process.exit(0));
