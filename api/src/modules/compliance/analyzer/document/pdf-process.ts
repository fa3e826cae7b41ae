import { PDFParse } from 'pdf-parse';
import type { PdfMessage } from './pdf-messages';

/**
 * A program of its own that reads the PDF on its standard input and writes a `PdfMessage` to its standard output. A
 * document that exhausts time or memory ends this process and nothing else.
 */
const [pagesMax = 0, charactersMax = 0] = process.argv.slice(2).map(Number);

async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readPdf(data: Buffer): Promise<PdfMessage> {
  const parser = new PDFParse({ data: new Uint8Array(data), isEvalSupported: false, disableFontFace: true });
  const { total } = await parser.getInfo();
  if (total > pagesMax) return { failure: 'too-long' };
  const { pages } = await parser.getText({ pageJoiner: '' });
  const texts = pages.map(({ text }) => text);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return characters > charactersMax ? { failure: 'too-long' } : { pages: texts };
}

const failureOf = (error: unknown): PdfMessage => ({
  failure: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged',
});

const message = await readPdf(await readInput()).catch(failureOf);
process.stdout.write(JSON.stringify(message), () => process.exit(0));
