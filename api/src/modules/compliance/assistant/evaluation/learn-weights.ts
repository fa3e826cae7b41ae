import { refusalByRule } from '../assess-question';
import { assistantFilter } from '../assistant-filter';
import type { GuideChoiceWeights } from '../guide-choice';
import { guideChoiceWeights } from '../guide-choice-weights';
import type { GuideText } from '../passages';
import { questionWords } from '../question-words';
import { PassageIndex } from '../retrieve-passages';
import { termsOf } from '../terms';
import { noWordWeights, type WordWeights } from '../word-weights';
import { yearOfTheGuides } from './evaluate';
import { fitGuideChoice, type FitExample } from './fit-guide-choice';
import type { LabeledQuestion } from './learned-questions';
import { WeightLayout } from './weight-layout';

/** In how many questions a term or a phrase has to be for a weight to be learned. */
const least = { term: 4, phrase: 6 };

/** Names that stand in enough of the lists, in the order of the alphabet. */
function frequent(lists: readonly (readonly string[])[], times: number): string[] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= times)
    .map(([name]) => name)
    .sort();
}

/** Terms and phrases that are frequent in the questions, with weights of 0. */
function vocabularyOf(questions: readonly LabeledQuestion[]): WordWeights {
  const words = questions.map(({ text }) => questionWords(text, termsOf(text)));
  return noWordWeights(
    frequent(
      words.map(({ terms }) => terms),
      least.term,
    ),
    frequent(
      words.map(({ phrases }) => phrases),
      least.phrase,
    ),
  );
}

/** Into how many groups the guides' own questions are divided, each asked of guides that have only the others. */
const groups = 5;

/** Guides without one group of their questions. */
const withoutGroup = (guides: readonly GuideText[], group: number): GuideText[] =>
  guides.map((guide) => ({ ...guide, questions: guide.questions.filter((_, index) => index % groups !== group) }));

/** Questions as examples to learn from, each asked of the guides once, however often weights are fitted on some. */
export class LearningSet<Question extends LabeledQuestion> {
  readonly #layout: WeightLayout;
  readonly #examples: readonly { readonly question: Question; readonly example: FitExample }[];
  /** The guides' own questions, which are always learned from. */
  readonly #ownExamples: readonly FitExample[];

  constructor(
    private readonly guides: readonly GuideText[],
    questions: readonly Question[],
  ) {
    this.#layout = new WeightLayout(vocabularyOf(questions), guides);
    const index = this.#indexOf(guides);
    this.#examples = questions.flatMap((question) =>
      this.#exampleOf(index, question).map((example) => ({ question, example })),
    );
    this.#ownExamples = Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
      const others = this.#indexOf(withoutGroup(guides, group));
      return guides.flatMap(({ slug, questions: own }) =>
        own
          .filter((_, at) => at % groups === group)
          .flatMap((text) => this.#exampleOf(others, { text, answers: [{ guide: slug }] })),
      );
    });
  }

  #indexOf(guides: readonly GuideText[]): PassageIndex {
    return new PassageIndex(guides, { ...guideChoiceWeights, words: this.#layout.vocabulary });
  }

  /**
   * A question as an example, or none: what a rule refuses for its form (a sum, a law that no guide names) is about the
   * subject of a guide, and would teach that evidence does not count.
   */
  #exampleOf(index: PassageIndex, question: LabeledQuestion): FitExample[] {
    const retrieval = index.search(question.text, assistantFilter(question.industry, question.category));
    if (refusalByRule(question.text, retrieval, yearOfTheGuides) !== null) return [];
    const choices = retrieval.guides.flatMap((indexed) => {
      const evidence = retrieval.evidence.get(indexed.guide.slug);
      const answers = question.answers.some(({ guide }) => guide === indexed.guide.slug);
      return evidence ? [{ evidence, words: this.#layout.of(indexed, retrieval.words), answers }] : [];
    });
    if (question.answers.length > 0 && !choices.some(({ answers }) => answers)) return [];
    return [{ choices, other: { evidence: retrieval.other, words: this.#layout.ofNone(retrieval.words) } }];
  }

  /** The weights that some of the questions teach. */
  learn(isLearned: (question: Question) => boolean = () => true): GuideChoiceWeights {
    const examples = this.#examples.filter(({ question }) => isLearned(question)).map(({ example }) => example);
    const { evidence, words } = fitGuideChoice([...examples, ...this.#ownExamples], this.#layout.length);
    return { ...evidence, words: this.#layout.toWordWeights(words, this.guides) };
  }
}
