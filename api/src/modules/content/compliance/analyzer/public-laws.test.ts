import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { readDocument } from './document/read-document';
import { hebrewPdf } from './testing/hebrew-pdf';
import { makePdf, pdfOfPages } from './testing/make-pdf';
import { depositPenalties, publicLaws as laws } from './testing/public-laws';

const wish = { industry: 'retail', industryLabel: 'Retail', context: '' };

/** An analysis whose every quote is in its page. */
async function analyzed(name: string, bytes: Buffer) {
  const document = await readDocument(name, bytes);
  const { pages } = document;
  const analysis = await analyze(document, wish, { model: null, warn: () => undefined });
  for (const { quote, page } of analysis.findings) {
    const [here = '', next = ''] = pages.slice(page - 1, page + 1).map((text) => text.replace(/\s+/g, ' '));
    expect(`${here} ${next}`).toContain(quote);
    expect(next).not.toContain(quote);
  }
  return analysis;
}

type Found = readonly [kind: string, page: number, quote: string];
const found = async (name: string, bytes: Buffer): Promise<Found[]> =>
  (await analyzed(name, bytes)).findings.map(({ kind, page, quote }) => [kind, page, quote]);

/** A picture of a page of law, as a scanner leaves it. */
const scan = (text: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" height="200" fill="white"/><text x="20" y="60" font-size="16">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

const utf16 = (text: string): Buffer => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);
const sentence = (law: string, start: string): string => law.slice(law.indexOf(start));
const broken = laws.trustFund.indexOf(' shall, in addition');

/** The table of decision 27: real law in the shapes in which people have it, and what each gives. */
describe('public law', () => {
  it.each<[shape: string, name: string, make: () => Buffer | Promise<Buffer>, expected: readonly Found[]]>([
    ['plain text', '6001.txt', () => Buffer.from(laws.records), [['obligation', 1, laws.records]]],
    [
      'markdown with a sentence of 650 letters',
      '7203.md',
      () => Buffer.from(`# § 7203\n\n${laws.willfulFailure}\n`),
      [['penalty', 1, laws.willfulFailure]],
    ],
    ['text in UTF-16', 'gdpr-33.txt', () => utf16(laws.breach), [['deadline', 1, laws.breach]]],
    [
      'text with ligatures',
      'sherman.txt',
      () => Buffer.from(laws.sherman.replaceAll('fi', '\uFB01')),
      [
        ['prohibition', 1, laws.sherman.slice(0, laws.sherman.indexOf(' Every person'))],
        ['penalty', 1, sentence(laws.sherman, 'Every person')],
      ],
    ],
    ['a PDF of one page', '207.pdf', () => pdfOfPages([laws.overtime]), [['prohibition', 1, laws.overtime]]],
    [
      'two columns',
      'columns.pdf',
      () =>
        makePdf((pdf) => {
          pdf.text(laws.withholding, 50, 60, { width: 220 });
          pdf.text(laws.breach, 320, 60, { width: 220 });
        }),
      [
        ['obligation', 1, laws.withholding],
        ['deadline', 1, laws.breach],
      ],
    ],
    [
      'a narrow column set to both margins',
      '6672.pdf',
      () => makePdf((pdf) => void pdf.text(laws.trustFund, { width: 120, align: 'justify' })),
      [['penalty', 1, laws.trustFund]],
    ],
    [
      'a table: each row by itself',
      '6656.pdf',
      () =>
        makePdf((pdf) => {
          for (const [row, cells] of depositPenalties.entries())
            for (const [column, cell] of cells.entries()) pdf.text(cell, 50 + column * 300, 60 + row * 30);
        }),
      depositPenalties.slice(1).map((cells): Found => ['amount', 1, cells.join(' ')]),
    ],
    [
      'a sentence over two pages: whole, with the page on which it begins',
      'break.pdf',
      () => pdfOfPages([laws.trustFund.slice(0, broken), `${laws.trustFund.slice(broken + 1)} ${laws.employeeTax}`]),
      [
        ['penalty', 1, laws.trustFund],
        ['obligation', 2, laws.employeeTax],
      ],
    ],
    [
      'a PDF that may be read and not changed',
      '3102.pdf',
      () => makePdf((pdf) => void pdf.text(laws.employeeTax), { ownerPassword: 'x', permissions: { copying: false } }),
      [['obligation', 1, laws.employeeTax]],
    ],
    [
      'right to left, without amounts: no findings, since the rules are English',
      'basic-law.pdf',
      () => hebrewPdf(laws.hebrew),
      [],
    ],
  ])('%s', async (_shape, name, make, expected) => {
    expect(await found(name, await make())).toEqual(expected);
  });

  it('right to left, the text is in the order in which it is read', async () => {
    const { document, notice } = await analyzed('basic-law.pdf', hebrewPdf(laws.hebrew));
    expect(document).toEqual([laws.hebrew]);
    expect(notice).toBe(
      'Pulled word for word from your document. Not legal advice. This document isn’t in English, and our rules read English: little more than its amounts is found.',
    );
  });

  it('right to left, amounts are found', async () => {
    const fine = 'המפר הוראה זו ישלם קנס של 5,000 ₪ לכל הפרה';
    expect(await found('fine.txt', Buffer.from(fine))).toEqual([['amount', 1, fine]]);
  });

  it.each<[shape: string, make: () => Promise<Buffer>, sentence: string]>([
    [
      'pages from a scanner',
      async () => {
        const picture = await scan(laws.incomeTax);
        return makePdf((pdf) => void pdf.image(picture, 50, 50));
      },
      'This PDF holds pictures of pages, not text. Upload a version whose text you can select.',
    ],
    [
      'a password',
      () => makePdf((pdf) => void pdf.text(laws.employeeTax), { userPassword: 'x' }),
      'This PDF is protected by a password. Remove the password and upload it again.',
    ],
    [
      'half of a PDF',
      async () => {
        const whole = await pdfOfPages([laws.overtime]);
        return whole.subarray(0, whole.length / 2);
      },
      'This PDF is damaged and can’t be read.',
    ],
  ])('%s', async (_shape, make, refusal) => {
    await expect(analyzed('law.pdf', await make())).rejects.toThrow(refusal);
  });

  it('pages of text with a scanned one between say which was not read', async () => {
    const picture = await scan(laws.incomeTax);
    const bytes = await makePdf((pdf) => {
      pdf.text(laws.records).addPage().image(picture, 50, 50).addPage().text(laws.employeeTax);
    });
    const { notice, findings } = await analyzed('mixed.pdf', bytes);
    expect(notice).toBe(
      'Pulled word for word from your document. Not legal advice. Page 2 has no text that we can read.',
    );
    expect(findings.map(({ page }) => page)).toEqual([1, 3]);
  });

  it('two hundred pages: sixty findings are shown and the others counted, each once; the points differ', async () => {
    const pages = Array.from({ length: 200 }, (_, page) => {
      const record = `Rule ${page + 1}. Each owner must keep record number ${page + 1} of the register for six years.`;
      return `${record}\n\n${page % 2 === 0 ? laws.trustFund : laws.overtime}`;
    });
    const { pages: count, findings, leftOut, keyPoints } = await analyzed('title-26.pdf', await pdfOfPages(pages));
    expect([count, findings.length, findings.length + leftOut]).toEqual([200, 60, 202]);
    expect(keyPoints).toEqual([expect.stringContaining('record number'), laws.trustFund, laws.overtime]);
  });
});
