/**
 * A line with its number, '12 shall file', or '1-12 shall file' in some states; other states print it at the line's
 * end, as Ohio and Pennsylvania do.
 */
const numberedLine = {
  left: /^(?:\d{1,3}-)?(?<value>\d{1,4})(?: (?<rest>.*))?$/,
  right: /^(?<rest>.*\S) (?:\d{1,3}-)?(?<value>\d{1,4})$/,
};
type Side = keyof typeof numberedLine;

interface NumberedLine {
  readonly index: number;
  readonly value: number;
  /** Beside the number; the number may have a line of its own, above the text. */
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

/**
 * Marks of a bill's printer at the head and foot of pages: the version of the bill, its number with that of the page,
 * and typesetting marks, as Congress, California, New York, Texas, Florida, Illinois, Ohio and Pennsylvania have them.
 */
const printersMarks = [
  /^[•†*]? ?(?:HR|H\.R\.|H|S|[HS](?:J|CON)? ?RES|[HS]\. ?(?:J\. |Con\. )?Res\.) ?\d{1,5} (?:I|R|E|A|P|L|C)[A-Z]{1,3}\d?$/,
  /^(?:H\. ?R\.|S\.|[HS]\. ?(?:J\. |Con\. )?Res\.) ?\d{1,5} ?[—–-]{1,2} ?\d{1,4}$/,
  /^(?:[AS]B|[AS]C[AR]|[AS]JR) ?\d{1,5} ?[—–-] ?\d{1,4} ?[—–-]$|^[—–-] ?\d{1,4} ?[—–-] ?(?:[AS]B|[AS]C[AR]|[AS]JR) ?\d{1,5}$/,
  /^[AS]\. ?\d{1,5}(?:[—–-]{1,2}[A-Z])? \d{1,4}$/,
  /^LBD\d{5}-\d{2}-\d$/,
  /^\d{2}R\d{3,6} [A-Z]{2,4}-[A-Z]( \d{1,4})?$/,
  /^[HS]\. ?[BJ]\. ?No\. ?\d{1,5}(?: Page \d{1,4})?(?: As \w+(?: by the \w+)?)?$/i,
  /^As (?:Introduced|Enrolled|(?:Passed|Reported) by the [\w ]{4,60})$/,
  /^20\d{3}[HS][BR]\d{4}PN\d{4}(?: - \d{1,4} -)?$/,
  /^[HS]B\d{4} - \d{1,4} - LRB\d{3} .*$/,
  /^VerDate\b/,
  /^(?:\d{1,6} )?Federal Register ?\/ ?Vol\. \d+, No\. \d+ ?\/.*$/,
  /\bJkt \d{6}\b/,
  /^(?:Jkt|PO|Frm|Fmt|Sfmt) \d{4,6}\b/,
  /^\S+ on DSK\w+ with \S+$/,
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
  const lines = pages.map((page) => page.split('\n'));
  const unmarked = lines.map((page) => page.filter((line) => !printersMarks.some((mark) => mark.test(line))));
  const plain = withoutNumbers(withoutNumbers(unmarked, 'left'), 'right');
  return plain.map((page, index) => {
    const text = page.join('\n');
    return (page.length < (lines[index]?.length ?? 0) ? text.replace(blankWithinSentence, '\n') : text).trim();
  });
}

/** The lines of pages without their numbers on one side, where these are numbers of lines. */
function withoutNumbers(pages: readonly (readonly string[])[], side: Side): readonly (readonly string[])[] {
  const runs = pages.map((page) => runsOf(numberedLinesOf(page, side)));
  if (!runs.flat().some(isCertain)) return pages;
  return pages.map((page, at) => {
    const numbered = new Map(
      (runs[at] ?? []).filter((run) => run.length > 1).flatMap((run) => run.map(({ index, rest }) => [index, rest])),
    );
    let index = -1;
    const lines = page.flatMap((line) => {
      if (line === '') return [''];
      index += 1;
      // A number that counts no line is that of the page.
      const rest = numbered.get(index) ?? line.replace(/^\d{1,4}$/, '');
      return rest === '' ? [] : [rest];
    });
    return lines.join('\n').replace(blankWithinSentence, '\n').split('\n');
  });
}

/** The lines of a page that have a number on a side; blank ones are not counted. */
const numberedLinesOf = (page: readonly string[], side: Side): NumberedLine[] =>
  page
    .filter((line) => line !== '')
    .flatMap((line, index, all) => {
      const { value, rest = '' } = numberedLine[side].exec(line)?.groups ?? {};
      return value === undefined ? [] : [{ index, value: Number(value), rest, below: all[index + 1] ?? '' }];
    });
