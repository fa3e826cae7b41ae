/** A line that begins with a number, and the text after it: '12 shall file', or '1-12 shall file' in some states. */
const numberedLine = /^(?:\d{1,3}-)?(\d{1,4})(?: (.*))?$/;

interface NumberedLine {
  readonly index: number;
  readonly value: number;
  /** After the number; the number may have a line of its own, above the text. */
  readonly rest: string;
  readonly below: string;
}

/** So far above a line stands the one whose number it continues, when each line has one, or each fifth. */
const mostLinesBetween = { ofEach: 3, ofSome: 10 };
/** So many numbers that run on are those of lines; when others of the document are, two are enough. */
const fewestNumbers = { ofEach: 5, ofSome: 3 };
const fewestLetters = 20;
const goesOnShare = 0.25;

/** True when a number follows another: by one, or by the number of lines between them. */
function isNext(before: NumberedLine, line: NumberedLine): boolean {
  const [step, lines] = [line.value - before.value, line.index - before.index];
  return step === 1 ? lines <= mostLinesBetween.ofEach : step === lines && step <= mostLinesBetween.ofSome;
}

/** The lines whose numbers run on, those of each run together. */
function runsOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const runs: NumberedLine[][] = [];
  for (const line of lines) {
    const run = runs.slice(-mostLinesBetween.ofSome).findLast((open) => {
      const end = open.at(-1);
      return end !== undefined && isNext(end, line);
    });
    if (run) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

const amount = /[$€£₪] ?\d|\d ?(?:percent|%|dollars|euros|[€₪])/i;

/** True when lines are running text, which continues from line to line, not rows of a table or list. */
function isRunningText(run: readonly NumberedLine[]): boolean {
  const texts = run.map(({ rest, below }) => rest || below).filter((rest) => rest !== '');
  const share = (fits: (text: string) => boolean) => texts.filter(fits).length / Math.max(texts.length, 1);
  return (
    share((text) => /^\P{L}*[\p{Ll}\p{Lo}]/u.test(text)) >= goesOnShare &&
    share((text) => text.length >= fewestLetters) >= 0.5 &&
    share((text) => amount.test(text)) < 0.5
  );
}

function isCertain(run: readonly NumberedLine[]): boolean {
  const [first, second] = run;
  const isOfEach = first !== undefined && second !== undefined && second.value - first.value === 1;
  return run.length >= (isOfEach ? fewestNumbers.ofEach : fewestNumbers.ofSome) && isRunningText(run);
}

/** Marks of a bill's printer at the foot of pages: the version of the bill, and typesetting marks. */
const printersMarks = [
  /^[•†*]? ?(?:HR|H\.R\.|H|S|[HS](?:J|CON)? ?RES|[HS]\. ?(?:J\. |Con\. )?Res\.) ?\d{1,5} (?:I|R|E|A|P|L|C)[A-Z]{1,3}\d?$/,
  /^VerDate\b/,
  /\bJkt \d{6}\b/,
  /^(?:Jkt|PO|Frm|Fmt|Sfmt) \d{4,6}\b/,
  /^\S+ on DSK\w+ with \w+$/,
  /^\[\[?Page [^\]]{1,40}\]\]?$/,
  /^CODING: Words .*\b(?:deletions|additions)\b/i,
];

/** Gap in a sentence: where a page ended, or between lines printed apart. */
const blankWithinSentence = /(?<=[\p{L}\p{N},;])\n\n+(?=\p{Ll})/gu;

/**
 * The pages of a document without what is printed around its text: the numbers of its lines, and printers' marks.
 * @param pages lines without space around them
 */
export function withoutPrintedMarks(pages: readonly string[]): string[] {
  const lines = pages.map((page) => page.split('\n').filter((line) => !printersMarks.some((mark) => mark.test(line))));
  const runs = lines.map((page) => runsOf(numberedLinesOf(page)));
  if (!runs.flat().some(isCertain)) return lines.map((page) => page.join('\n').trim());
  return lines.map((page, at) => {
    const numbered = new Map(
      (runs[at] ?? []).filter((run) => run.length > 1).flatMap((run) => run.map(({ index, rest }) => [index, rest])),
    );
    let index = -1;
    return page
      .flatMap((line) => {
        if (line === '') return [''];
        index += 1;
        const rest = numbered.get(index) ?? line;
        return rest === '' ? [] : [rest];
      })
      .join('\n')
      .replace(blankWithinSentence, '\n')
      .trim();
  });
}

/** The lines of a page that begin with a number; blank ones are not counted. */
const numberedLinesOf = (page: readonly string[]): NumberedLine[] =>
  page
    .filter((line) => line !== '')
    .flatMap((line, index, all) => {
      const [, value, rest = ''] = numberedLine.exec(line) ?? [];
      return value === undefined ? [] : [{ index, value: Number(value), rest, below: all[index + 1] ?? '' }];
    });
