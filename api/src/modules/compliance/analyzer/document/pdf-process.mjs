// JavaScript: a loader of TypeScript would transform the parser, too, with each document (five times the start).
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { PDFParse } from 'pdf-parse';

/**
 * A program of its own that reads the PDF on its standard input and writes a `PdfMessage` to its standard output. A
 * document that exhausts time or memory ends this process and nothing else.
 *
 * @typedef {import('./pdf-messages').PdfMessage} PdfMessage
 */
const [pagesMax = 0, charactersMax = 0] = process.argv.slice(2).map(Number);

/** Where the parser has what files name and do not hold: the codes of East Asian fonts, and the standard fonts. */
const parserFolder = dirname(
  createRequire(createRequire(import.meta.url).resolve('pdf-parse')).resolve('pdfjs-dist/package.json'),
);
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

/**
 * @param {Buffer} data
 * @returns {Promise<PdfMessage>}
 */
async function readPdf(data) {
  const parser = new PDFParse({ data: new Uint8Array(data), isEvalSupported: false, disableFontFace: true, ...known });
  const { total } = await parser.getInfo();
  if (total > pagesMax) return { failure: 'too-long' };
  const { pages } = await parser.getText({ pageJoiner: '' });
  const texts = pages.map(({ text }) => text);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return characters > charactersMax ? { failure: 'too-long' } : { pages: texts };
}

/**
 * @param {unknown} error
 * @returns {PdfMessage}
 */
const failureOf = (error) => ({
  failure: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged',
});

const message = await readPdf(await readInput()).catch(failureOf);
process.stdout.write(JSON.stringify(message), () => process.exit(0));
