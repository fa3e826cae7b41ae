import { apostrophes, plainText } from '../../../../contract/plain-text';

/** A word of a sentence, and what became of it. */
export interface Word {
  /** As it is compared, without apostrophes. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Written with a capital within the text: 'New' in 'New York'. */
  readonly isName: boolean;
  isRead: boolean;
}

/** Words that nothing was read from, as they were typed. */
export interface LeftWords {
  readonly text: string;
  readonly isUnwanted: boolean;
}

const apostrophe = new RegExp(`[${apostrophes}]`);

/** A letter as it is compared; one that would become several stays, so that positions hold. */
function foldedLetter(letter: string): string {
  if (apostrophe.test(letter)) return "'";
  const plain = plainText(letter);
  return plain.length === 1 ? plain : letter;
}

/** Says that what follows is not wanted; not where it only tells of trouble or of a limit. */
const negator =
  /\b(?:no(?! (?:more|less|later|idea|clue|time|problem|one|longer))|not(?! (?:just|only|more|less|sure|good|great|happy|over|above|far|too|be doing))|without|non|nor|neither|never(?! (?:did|had|have|tried))|used to|except|besides|excluding|avoid|skip|nothing|outside|other than|rather than|instead of|anything but|(?:mov|relocat)(?:ed|ing|e) (?:here )?from|(?:do|does|did|is|are|wo|would|should|ca)n'?t(?! (?:find|have|know|understand|afford|keep|get|trust|figure|remember|mind|seem|care if|break|go over|spend)))\b(?: (?:really |even |actually )?(?:need|want|looking for|interested in)\b)?/g;
/** The same right before a word, with which it is shown. */
const denial =
  /\b(?:no|not|without|never|outside|anything but|rather than|instead of|(?:do not|don'?t) (?:need|want))(?: in)?(?: (?:a|an|the|my))? $/;
/** Begins another wish in the same clause. */
const wish = /\b(?:but|just|only|who|that|need|needs|want|wants|looking|please|prefer|ideally|so|maybe|lets|with)\b/g;
const unwanted =
  /^ ?(?:(?:is|are|work|would be|also|can be|totally) )*(?:(?:not|isn'?t|aren'?t|never|no) (?:needed|required|necessary|an option|ok|okay|important|wanted|for me|for us)|unnecessary|(?:fine|ok|okay|possible|optional|a plus|a bonus)\b|nice to have|doesn'?t matter)/;

/** Characters that a word is understood with, before and behind it. */
const reach = 80;
const clauseEnd = /[,;.!?](?=\s|$)|[\n()\u2014]/;

const lastEnd = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((_, match) => match.index + match[0].length, -1);

/** Text that someone wrote, of which readers take what they understand. */
export class Sentence {
  /** In the letters that are compared, each where it stands in the text. */
  readonly folded: string;
  readonly words: readonly Word[];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text.normalize('NFC');
    this.folded = this.#text.replace(/[^a-z0-9 ]/g, foldedLetter);
    this.words = [...this.folded.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+|[.,]\p{N}+)*/gu)].map(({ 0: word, index }) => ({
      key: word.replaceAll("'", ''),
      start: index,
      end: index + word.length,
      isName: index > 0 && /^\p{Lu}\p{L}/u.test(this.#text.slice(index, index + 2)),
      isRead: false,
    }));
  }

  /** The words as they were typed. */
  typed = (start: number, end: number): string => this.#text.slice(start, end);

  /** Gets words next to each other: as they are compared, and where they begin and end. */
  run(first: number, last: number): { phrase: string; start: number; end: number } {
    const words = this.words.slice(first, last + 1);
    return {
      phrase: words.map(({ key }) => key).join(' '),
      start: words[0]?.start ?? 0,
      end: words.at(-1)?.end ?? 0,
    };
  }

  /** The text before in the same clause, as far back as it has to do with it. */
  before = (start: number): string =>
    this.folded
      .slice(Math.max(0, start - reach), start)
      .split(clauseEnd)
      .at(-1) ?? '';

  after = (end: number): string => this.folded.slice(end, end + reach).split(clauseEnd)[0] ?? '';

  /** Tells whether these words name what is not wanted, or need not be. */
  isUnwanted(start: number, end: number): boolean {
    const before = this.before(start);
    return lastEnd(before, negator) > Math.max(-1, lastEnd(before, wish) - 1) || unwanted.test(this.after(end));
  }

  take(start: number, end: number): void {
    for (const word of this.words) if (word.start < end && word.end > start) word.isRead = true;
  }

  isFree = (start: number, end: number): boolean =>
    this.words.every((word) => !word.isRead || word.start >= end || word.end <= start);

  /**
   * The words that no reader took, as they were typed; those next to each other together.
   * @param says tells whether a word says anything
   */
  left(says: (word: Word) => boolean): LeftWords[] {
    const runs: { start: number; end: number; last: number }[] = [];
    for (const [index, word] of this.words.entries()) {
      if (word.isRead || !says(word)) continue;
      const run = runs.at(-1);
      const isNext = run && index - run.last <= 2 && !/[,;.!?]/.test(this.folded.slice(run.end, word.start));
      const isWhole = isNext && this.words.slice(run.last + 1, index).every(({ isRead }) => !isRead);
      if (run && isWhole) Object.assign(run, { end: word.end, last: index });
      else runs.push({ start: word.start, end: word.end, last: index });
    }
    return runs.map(({ start, end }) => {
      const isUnwanted = this.isUnwanted(start, end);
      const before = (isUnwanted ? denial : /\$$/).exec(this.before(start))?.[0].length ?? 0;
      return { text: this.typed(start - before, end), isUnwanted };
    });
  }
}
