import { makePdf } from './make-pdf';

const lettersOfLine = 52;

/** Text in lines as wide as those of a bill. */
export function linesOf(text: string, most = lettersOfLine): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const open = lines.at(-1);
    if (open !== undefined && open.length + 1 + word.length <= most) lines[lines.length - 1] = `${open} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A sentence with a deadline, one with a penalty, and what stands around them. */
export const bill = {
  opening:
    'Be it enacted by the Senate and House of Representatives of the United States of America in Congress assembled, that this Act may be cited as the Small Business Records Act of 2026.',
  deadline:
    'Each covered business shall furnish to the Secretary a statement of the records it keeps not later than 45 days after the end of the calendar year in which it began to do business in any of the several States.',
  penalty:
    'Any covered business that fails to furnish the statement shall be liable for a civil penalty of $1,500 for each month or part of a month during which the failure continues, unless it is shown that the failure is due to reasonable cause and not due to willful neglect.',
  closing:
    'In this Act, a business is covered when it had gross receipts of more than 30 million dollars in the calendar year before, and the Secretary may by rule say what else is counted among its receipts.',
};

/** The whole text of the bill. */
export const billText = Object.values(bill).join(' ');

interface BillShape {
  /** The numbers of lines that are printed, of those of a page. */
  readonly isNumbered?: (line: number) => boolean;
  /** Right edge of the numbers, in points. */
  readonly numbersAt?: number;
  readonly linesOfPage?: number;
  /** True when the numbers continue from page to page. */
  readonly goesOn?: boolean;
  /** Between the baselines of the numbers and of their lines. */
  readonly shift?: number;
}

/** A bill as it is printed: numbered lines, the number of the page above, the marks of the printer below and aside. */
export function billPdf(text: string, shape: BillShape = {}): Promise<Buffer> {
  const { isNumbered = () => true, numbersAt = 122, linesOfPage = 14, goesOn = false, shift = 0 } = shape;
  const lines = linesOf(text);
  return makePdf(
    (pdf) => {
      const write = (what: string, x: number, y: number) => pdf.text(what, x, y, { lineBreak: false });
      for (let from = 0; from < lines.length; from += linesOfPage) {
        if (from > 0) pdf.addPage({ margin: 10 });
        pdf.font('Times-Roman').fontSize(14);
        write(String(from / linesOfPage + 1), 306, 60);
        for (const [index, line] of lines.slice(from, from + linesOfPage).entries()) {
          const number = (goesOn ? from : 0) + index + 1;
          const y = 100 + index * 25;
          if (isNumbered(number)) write(String(number), numbersAt - pdf.widthOfString(String(number)), y + shift);
          write(line, 140, y);
        }
        pdf.fontSize(9);
        write('•HR 1234 IH', 280, 700);
        pdf.fontSize(6);
        write(
          'VerDate Sep 11 2014 20:27 Jan 12, 2026 Jkt 059200 PO 00000 Frm 00002 Fmt 6652 Sfmt 6201 E:\\BILLS\\H1234.IH H1234',
          60,
          760,
        );
        pdf.save().rotate(-90, { origin: [30, 600] });
        write('kjohnson on DSK79L0C42PROD with BILLS', 30, 600);
        pdf.restore();
      }
    },
    { margin: 10 },
  );
}
