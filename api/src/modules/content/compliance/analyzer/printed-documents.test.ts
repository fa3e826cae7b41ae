import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentAnalysis } from '../../../../contract/named-types';
import { injected } from '../../../../platform/testing/request-parts';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { bill, billPdf, billText, linesOf } from './testing/bill';
import { makePdf } from './testing/make-pdf';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
afterAll(() => test.stop());

async function analyzed(name: string, bytes: Buffer): Promise<DocumentAnalysis> {
  const { statusCode, payload, result } = await test.server.inject(
    injected({
      method: 'POST',
      path: '/api/compliance/analyze-document',
      params: {},
      query: {},
      headers: {},
      file: { name, bytes },
      form: { industry: 'retail' },
    }),
  );
  expect(statusCode, payload).toBe(200);
  return result as DocumentAnalysis;
}

type Pdf = Parameters<Parameters<typeof makePdf>[0]>[0];
const write = (pdf: Pdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false });
const plain = (text = ''): string => text.replace(/\s+/g, ' ');
const quotes = ({ findings }: DocumentAnalysis) => findings.map(({ quote }) => quote);

const text = Buffer.from;
const numbered = (line: string, index: number, width = 0) => `${String(index + 1).padStart(width)} ${line}`;
const lines = linesOf(billText);
const restarted = (line: string, index: number) =>
  `${index % 9 === 0 ? `\n[Page ${index / 9 + 1}]\n\n` : ''}${numbered(line, index % 9)}`;

/** The bill in pages of so many lines, each as it is printed. */
const pagesOf = (
  most: number,
  print: (page: readonly string[], number: number) => readonly string[],
  between = '\n\n',
) =>
  Array.from({ length: Math.ceil(lines.length / most) }, (_, page) =>
    print(lines.slice(page * most, (page + 1) * most), page + 1).join('\n'),
  ).join(between);
const counted = (page: readonly string[]) => page.map((line, at) => `${String(at + 1).padStart(6)}  ${line}`);
/** Lines above and below the text of each page. */
const printers: readonly (readonly [
  printer: string,
  above: (page: number) => string,
  below: (page: number) => string,
])[] = [
  [
    'Congress',
    (page) => `                              ${page}`,
    (page) =>
      `     •HR 1234 IH\nVerDate Sep 11 2014   20:27 Jan 12, 2026   Jkt 059200   PO 00000   Frm 0000${page}   Fmt 6652   Sfmt 6201   E:\\BILLS\\H1234.IH   H1234\nkjohnson on DSK79L0C42PROD with $$_JOB`,
  ],
  [
    'California',
    (page) => (page % 2 ? `— ${page} —      AB 1720` : `AB 1720      — ${page} —`),
    () => '                    98',
  ],
  ['New York', (page) => `        S. 4417--A                          ${page}`, () => 'LBD08211-01-5'],
  [
    'Texas',
    () => '                                        H.B. No. 1234',
    (page) => `89R1234 JES-D                        ${page}`,
  ],
  ['Ohio', (page) => `H. B. No. 1234                          Page ${page}\nAs Introduced`, () => ''],
];

/** Ways in which pages are copied into a text: numbers of lines, and the space between pages. */
const copies: readonly (readonly [
  numbers: string,
  print: (page: readonly string[]) => readonly string[],
  between: string,
])[] = [
  ['numbers on the left', counted, '\n\n'],
  ['numbers on the right', (page) => page.map((line, at) => `${line}    ${at + 1}`), '\n\n'],
  ['no numbers', (page) => page, '\f'],
];

describe.each(printers)('a bill as %s prints it has nothing of its printer in a sentence', (_printer, above, below) => {
  const expectWhole = async (name: string, bytes: Buffer) => {
    const analysis = await analyzed(name, bytes);
    expect(quotes(analysis)).toEqual(expect.arrayContaining([bill.deadline, bill.penalty]));
    expect(analysis.risksAndPenalties).toBe(bill.penalty);
  };

  it.each(copies)('copied, with %s', async (_numbers, print, between) => {
    const printed = pagesOf(7, (page, at) => [above(at), '', ...print(page), '', below(at)], between);
    await expectWhole('bill.txt', text(printed));
  });

  it.each([
    ['left', 90],
    ['right', 530],
  ])('as a PDF, with numbers on the %s', async (_side, numbersAt) => {
    const bytes = await makePdf(
      (pdf) => {
        for (let from = 0; from < lines.length; from += 9) {
          if (from > 0) pdf.addPage({ margin: 10 });
          const at = from / 9 + 1;
          for (const [row, line] of above(at).split('\n').entries())
            write(pdf.fontSize(10), line.trim(), 140, 40 + row * 12);
          pdf.fontSize(13);
          for (const [row, line] of lines.slice(from, from + 9).entries()) {
            write(pdf, String(row + 1), numbersAt, 100 + row * 24);
            write(pdf, line, 140, 100 + row * 24);
          }
          for (const [row, line] of below(at).split('\n').entries())
            write(pdf.fontSize(6), line.trim(), 140, 700 + row * 8);
        }
      },
      { margin: 10 },
    );
    await expectWhole('bill.pdf', bytes);
  });
});

describe('a bill whose lines have numbers', () => {
  it.each<[shape: string, name: string, make: () => Buffer | Promise<Buffer>]>([
    ['in the left margin', 'bill.pdf', () => billPdf(billText)],
    ['in the right margin', 'bill.pdf', () => billPdf(billText, { numbersAt: 560 })],
    [
      'at every fifth line',
      'bill.pdf',
      () => billPdf(billText, { isNumbered: (line) => line % 5 === 0, linesOfPage: 30 }),
    ],
    [
      'at every fifth line, on the right',
      'bill.pdf',
      () => billPdf(billText, { isNumbered: (line) => line % 5 === 0, linesOfPage: 30, numbersAt: 560 }),
    ],
    ['that go on from page to page', 'bill.pdf', () => billPdf(billText, { goesOn: true })],
    ['that stand a little higher than their lines', 'bill.pdf', () => billPdf(billText, { shift: -9 })],
    [
      'so near that they are drawn with them',
      'bill.pdf',
      () =>
        makePdf((pdf) => {
          for (const [index, line] of lines.entries())
            write(pdf.font('Courier').fontSize(10), numbered(line, index, 2), 60, 60 + index * 14);
        }),
    ],
    ['in a text', 'bill.txt', () => text(lines.map((line, index) => numbered(line, index, 5)).join('\n'))],
    ['in a text that begins anew on each page', 'bill.txt', () => text(lines.map(restarted).join('\r\n'))],
    [
      'at every fifth line of a text',
      'bill.txt',
      () => text(lines.map((line, index) => (index % 5 === 4 ? numbered(line, index, 4) : `     ${line}`)).join('\n')),
    ],
    [
      'in lines of their own, as they are copied',
      'bill.txt',
      () => text(lines.map((line, index) => `${index + 1}\n${line}`).join('\n')),
    ],
    ['at the ends of lines', 'bill.txt', () => text(lines.map((line, index) => `${line}   ${index + 1}`).join('\n'))],
    [
      'at the ends of lines that begin anew on each page, as Pennsylvania has them',
      'bill.txt',
      () => text(pagesOf(9, (page) => [...page.map((line, at) => `${line}  ${at + 1}`), '20260HB1234PN1400    - 2 -'])),
    ],
    [
      'at the ends of lines that are drawn with them',
      'bill.pdf',
      () =>
        makePdf((pdf) => {
          for (const [index, line] of lines.entries())
            write(pdf.font('Courier').fontSize(10), `${line} ${index + 1}`, 60, 60 + index * 14);
        }),
    ],
    ['with blank lines between', 'bill.md', () => text(lines.map((line, index) => numbered(line, index)).join('\n\n'))],
  ])('%s', async (_shape, name, make) => {
    const analysis = await analyzed(name, await make());
    expect(quotes(analysis)).toEqual(expect.arrayContaining([bill.deadline, bill.penalty]));
    expect(analysis.risksAndPenalties).toBe(bill.penalty);
    expect(plain(analysis.document.join(' '))).not.toMatch(/VerDate|DSK79|HR 1234/);
    expect(analysis.notice).not.toContain('out of order');
  });

  it('gives its pages without the marks of the printer', async () => {
    const { document } = await analyzed('bill.pdf', await billPdf(bill.deadline));
    expect(document).toEqual([`1\n${linesOf(bill.deadline).join('\n')}`]);
  });

  it('has no word in its sentences whose letters stand below one another', async () => {
    const bytes = await makePdf((pdf) => {
      for (const [row, line] of lines.entries()) write(pdf, line, 90, 72 + row * 16);
      for (const [row, letter] of Array.from('FLORIDAHOUSE').entries()) write(pdf, letter, 30, 80 + row * 20);
    });
    expect(plain((await analyzed('bill.pdf', bytes)).document[0])).toBe(billText);
  });

  it('has no numbers taken from it that are its own', async () => {
    for (const own of [
      '1 employee $50 a month\n2 employees $90 a month\n3 employees $120 a month\n4 employees $150 a month\n5 employees $180 a month',
      '1 Short title of this Act\n2 Definitions of this Act\n3 Records that are kept\n4 Penalties and interest\n5 Effective date of it all',
      '30 days after the notice the owner of the business must pay the tax\n31 days after it the owner owes interest of one percent of the tax.',
    ])
      expect((await analyzed('own.txt', text(own))).document).toEqual([own]);
  });

  it('keeps the numbers of a table', async () => {
    const rows = ['Employees', '1', '2', '3', '4', '5'].map((cell, row) => [cell, row === 0 ? 'Fine' : `$${row}50`]);
    const bytes = await makePdf((pdf) => {
      for (const [row, cells] of rows.entries())
        for (const [column, cell] of cells.entries()) write(pdf, cell, 50 + column * 200, 60 + row * 30);
      write(pdf, 'The fines above are due within 30 days of notice.', 50, 260);
    });
    expect((await analyzed('table.pdf', bytes)).document[0]).toContain('3 $350\n4 $450');
  });
});

describe('a page is read as it is seen', () => {
  const law = linesOf(billText, 90);
  const drawn = (order: (count: number) => number[]) =>
    makePdf((pdf) => {
      for (const index of order(law.length)) write(pdf, law[index] ?? '', 60, 80 + index * 16);
    });
  const up = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index);

  it.each<[shape: string, make: () => Promise<Buffer>]>([
    ['drawn from the last line to the first', () => drawn(up)],
    [
      'drawn every other line first',
      () => drawn((count) => up(count).toSorted((one, other) => (one % 2) - (other % 2))),
    ],
    [
      'drawn word by word, bold words last',
      () =>
        makePdf((pdf) => {
          for (const isLong of [false, true])
            for (const [row, line] of law.entries()) {
              let x = 60;
              for (const word of line.split(' ')) {
                if (word.length > 6 === isLong) write(pdf, word, x, 80 + row * 16);
                x += pdf.widthOfString(`${word} `);
              }
            }
        }),
    ],
    [
      'printed twice to look bold',
      () =>
        makePdf((pdf) => {
          for (const [row, line] of law.entries()) for (const x of [60, 60.4]) write(pdf, line, x, 80 + row * 16);
        }),
    ],
    [
      'turned as a whole',
      () =>
        makePdf((pdf) => {
          pdf.rotate(90, { origin: [0, 0] });
          for (const [row, line] of law.entries()) write(pdf, line, 60, -80 - (law.length - row) * 16);
        }),
    ],
    [
      'with a watermark',
      () =>
        makePdf((pdf) => {
          pdf
            .save()
            .rotate(-45, { origin: [200, 400] })
            .fontSize(90)
            .fillColor('#eeeeee');
          write(pdf, 'DRAFT', 200, 400);
          pdf.restore().fontSize(12).fillColor('#000000');
          for (const [row, line] of law.entries()) write(pdf, line, 60, 80 + row * 16);
        }),
    ],
  ])('%s', async (_shape, make) => {
    const analysis = await analyzed('law.pdf', await make());
    expect(plain(analysis.document[0])).toBe(billText);
    expect(analysis.notice).not.toContain('out of order');
  });

  const columns = [linesOf(`${bill.deadline} ${bill.closing}`, 40), linesOf(`${bill.penalty} ${bill.opening}`, 40)];
  const narrow = columns.map((column) => linesOf(column.join(' '), 28));
  const inOrder = columns.flat().join(' ');
  const across = (pdf: Pdf, sides: readonly (readonly string[])[], width: number, top: number, shift = 0) => {
    for (let row = 0; row < Math.max(...sides.map(({ length }) => length)); row += 1)
      for (const [side, column] of sides.entries())
        write(pdf, column[row] ?? '', 50 + side * width, top + row * 15 + side * shift);
  };
  it.each<[shape: string, draw: (pdf: Pdf) => void, expected: string]>([
    ['line by line across', (pdf) => across(pdf, columns, 270, 80), inOrder],
    ['with lines at other heights', (pdf) => across(pdf, columns, 270, 80, 6), inOrder],
    [
      'under a heading and above a line that go over both',
      (pdf) => {
        write(pdf, 'Notice of proposed rulemaking on the records of small businesses that are covered by law', 50, 50);
        across(pdf, columns, 270, 80);
        write(
          pdf,
          'Comments are received by the Secretary until the last day of the month that follows this one.',
          50,
          300,
        );
      },
      `Notice of proposed rulemaking on the records of small businesses that are covered by law ${inOrder} Comments are received by the Secretary until the last day of the month that follows this one.`,
    ],
    [
      'with numbers between them',
      (pdf) => {
        across(pdf, narrow, 270, 80);
        for (const row of [5, 10, 15]) write(pdf, String(row), 280, 80 + (row - 1) * 15);
      },
      inOrder,
    ],
    [
      'three of them',
      (pdf) =>
        across(
          pdf.fontSize(8),
          [bill.deadline, bill.penalty, bill.closing].map((part) => linesOf(part, 38)),
          175,
          80,
        ),
      [bill.deadline, bill.penalty, bill.closing].join(' '),
    ],
  ])('columns stay columns: %s', async (_shape, draw, expected) => {
    const { document } = await analyzed('columns.pdf', await makePdf((pdf) => draw(pdf.fontSize(11))));
    expect(plain(document[0])).toBe(expected);
  });

  const duty = 'Each owner must file the form by March 31, 2027, with a fee of $125.';
  it.each<[what: string, source: string]>([
    ['of its history', `${duty}\n[2019 c 87 s 4; 1989 c 1 s 2 (approved November 8, 1988).]`],
    ['of what is struck', duty.replace('March', '((May 31, 2026)) March').replace('$125', '(($75 (annual))) $125')],
    [
      'of the Federal Register',
      `2847 Federal Register / Vol. 91, No. 14 / Thursday, January 22, 2026 / Proposed Rules\n${duty}`,
    ],
  ])('a code’s note %s is in no sentence', async (_what, source) => {
    expect(quotes(await analyzed('code.txt', text(source)))).toEqual([duty]);
  });

  const amendedDuty = 'Each owner must file the form and pay the fee by March 31, 2027.';
  const fine = 'Any person who fails to file is liable to a penalty of $900 a day.';
  const spread = { lineBreak: false, wordSpacing: 3 };
  const struck: Record<string, (pdf: Pdf) => void> = {
    'of their own': (pdf) => {
      pdf.text('Each owner must file the form ', { continued: true }).text('twice ', { continued: true, strike: true });
      pdf.text('and pay the fee by March 31, 2027.', { strike: false }).text(fine, { strike: true });
    },
    'of one path, as bars on a turned page whose words are spread': (pdf) => {
      const line = amendedDuty.replace('31, ', '31,June 30, ');
      const widthOf = (part: string) => pdf.widthOfString(part) + 3 * (part.split(' ').length - 1);
      pdf
        .rotate(90, { origin: [0, 0] })
        .text(line, 60, -300, spread)
        .text(fine, 60, -280, spread);
      pdf.rect(60 + widthOf(line.slice(0, line.indexOf('June'))), -294.6, widthOf('June 30,'), 0.7);
      pdf.rect(60, -274.6, widthOf(fine), 0.7).fill();
    },
    'as notes of a reader': (pdf) => {
      write(pdf, amendedDuty, 60, 80);
      write(pdf, fine, 60, 100);
      pdf.strike(60, 100, 400, 12);
    },
  };
  it.each(Object.entries(struck))('words that lines are drawn through are no law: lines %s', async (_how, draw) => {
    const analysis = await analyzed('bill.pdf', await makePdf((pdf) => draw(pdf.fontSize(12))));
    expect(plain(analysis.document[0])).toBe(amendedDuty);
    expect(quotes(analysis)).toEqual([amendedDuty]);
    expect(analysis.notice).toContain('Text that the document marks as struck is left out.');
  });

  const unseen = 'It has words struck through, which its text doesn’t show';
  it('a cross over lines is reported, and lines below and around them strike nothing', async () => {
    const drawn = (draw: (pdf: Pdf) => void) =>
      makePdf((pdf) => {
        for (const [row, line] of linesOf(amendedDuty, 40).entries()) write(pdf.fontSize(12), line, 60, 80 + row * 18);
        draw(pdf);
      });
    const crossed = await drawn((pdf) => pdf.moveTo(55, 75).lineTo(400, 125).stroke());
    const boxed = await drawn((pdf) => pdf.rect(58, 76, 400, 18).rect(58, 94, 400, 18).rect(60, 91, 240, 1).stroke());
    const analyses = [await analyzed('bill.pdf', crossed), await analyzed('bill.pdf', boxed)];
    expect(analyses.map(({ document }) => plain(document[0]))).toEqual([amendedDuty, amendedDuty]);
    expect(analyses.map(({ notice }) => notice.includes(unseen))).toEqual([true, false]);
  });

  it('the notice reports lines through words, which cannot be seen', async () => {
    const marks = 'CODING: Words stricken are deletions; words underlined are additions.';
    const { notice } = await analyzed('bill.txt', text(`${duty}\n${marks}`));
    expect(notice).toContain(unseen);
    expect((await analyzed('bill.txt', text('The employer struck a deal on deletion.'))).notice).not.toContain(
      'struck',
    );
  });

  it('notes in the margin are in no sentence', async () => {
    const analysis = await analyzed(
      'slip-law.pdf',
      await makePdf((pdf) => {
        for (const [row, line] of linesOf(billText, 60).entries()) write(pdf.fontSize(11), line, 170, 80 + row * 15);
        for (const [row, note] of ['Records.', '26 USC 6001', 'note.'].entries())
          write(pdf.fontSize(8), note, 80, 127 + row * 9);
      }),
    );
    expect(quotes(analysis)).toEqual(expect.arrayContaining([bill.deadline, bill.penalty]));
  });
});

describe('the notice names pages where the order of lines is unsure', () => {
  const notice = 'Pulled word for word from your document. Not legal advice.';
  it.each<[shape: string, draw: (pdf: Pdf) => void]>([
    [
      'a large part is printed sideways',
      (pdf) => {
        for (const [row, line] of linesOf(bill.deadline).entries()) write(pdf, line, 60, 80 + row * 16);
        pdf.rotate(-90, { origin: [40, 700] });
        for (const [row, line] of linesOf(bill.penalty).entries()) write(pdf, line, 40, 720 + row * 16);
      },
    ],
    [
      'lines are printed over one another',
      (pdf) => {
        for (const [row, line] of linesOf(bill.deadline).entries()) write(pdf, line, 60, 80 + row * 16);
        for (const [row, line] of linesOf(bill.penalty).entries()) write(pdf, line, 64, 82 + row * 16);
      },
    ],
  ])('%s', async (_shape, draw) => {
    const bytes = await makePdf((pdf) => {
      pdf.text(bill.opening).addPage();
      draw(pdf);
    });
    expect((await analyzed('law.pdf', bytes)).notice).toBe(
      `${notice} Page 2 has text printed sideways or over other text, so compare the quotes with the document: their lines may be out of order.`,
    );
  });
});
