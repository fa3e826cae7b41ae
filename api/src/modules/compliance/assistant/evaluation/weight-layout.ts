import { indexGuide, type IndexedGuide } from '../indexed-guide';
import type { GuideText } from '../passages';
import { presences, type Presence, type QuestionWords } from '../question-words';
import { termsOf } from '../terms';
import { columnsIn, presencesIn, type WordWeights } from '../word-weights';

/** A weight is stored as a whole number from -127 to 127. */
const largest = 127;

/** Where in one list of weights those of each presence, of 'none' and of each guide stand. */
export class WeightLayout {
  readonly #slugs: readonly string[];
  readonly length: number;

  constructor(
    readonly vocabulary: WordWeights,
    guides: readonly GuideText[],
  ) {
    this.#slugs = guides.map(({ slug }) => slug);
    this.length = this.#firstOf(this.#slugs.length);
  }

  get #terms(): number {
    return this.vocabulary.terms.size;
  }

  get #columns(): number {
    return this.#terms + this.vocabulary.phrases.size;
  }

  readonly #firstOf = (guide: number): number =>
    presences.length * this.#terms + this.vocabulary.phrases.size + guide * this.#columns;

  /** The weights that count for a guide. */
  of(guide: IndexedGuide, words: QuestionWords): number[] {
    const first = this.#firstOf(this.#slugs.indexOf(guide.guide.slug));
    const columns = columnsIn(words, this.vocabulary);
    return [
      ...presencesIn(columns, guide).map(([presence, column]) => presences.indexOf(presence) * this.#terms + column),
      ...columns.all.map((column) => first + column),
    ];
  }

  /**
   * The weights that count for 'none': phrases that say how something is asked. What it is about counts against each
   * guide that lacks it, so that a new guide that has it can answer.
   */
  ofNone({ phrases }: QuestionWords): number[] {
    return phrases
      .filter((phrase) => phrase.split(' ').some((word) => termsOf(word).length === 0))
      .flatMap((phrase) => this.vocabulary.phrases.get(phrase) ?? [])
      .map((column) => (presences.length - 1) * this.#terms + column);
  }

  /** Learned weights as they are stored. */
  toWordWeights(learned: Float64Array, guides: readonly GuideText[]): WordWeights {
    const most = learned.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0);
    const unit = Number((most / largest).toPrecision(6)) || 1;
    const bytes = (first: number, length: number) =>
      Int8Array.from(learned.subarray(first, first + length), (weight) => Math.round(weight / unit));
    const of = (presence: Presence) => bytes(presences.indexOf(presence) * this.#terms, this.#terms);
    return {
      ...this.vocabulary,
      unit,
      presences: { asked: of('asked'), said: of('said'), near: of('near'), missing: of('missing') },
      none: bytes(presences.length * this.#terms, this.vocabulary.phrases.size),
      guides: new Map(
        guides.map((guide, index) => [
          guide.slug,
          { digest: indexGuide(guide).digest, weights: bytes(this.#firstOf(index), this.#columns) },
        ]),
      ),
    };
  }
}
