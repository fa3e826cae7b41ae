import { refusalByRule } from '../assess-question';
import { assistantFilter } from '../assistant-filter';
import type { GuideChoiceWeights } from '../guide-choice';
import { guideChoiceWeights } from '../guide-choice-weights';
import type { GuideText } from '../passages';
import { PassageIndex } from '../retrieve-passages';
import { yearOfTheGuides } from './evaluate';
import type { EvaluationQuestion } from './evaluation-question';
import { fitGuideChoice, type FitExample } from './fit-guide-choice';

/** Rules look at the guide that fits best, which depends on the weights: so often are both found in turn. */
const rounds = 3;

/**
 * A question as an example, or none: what a rule refuses for its form (a sum, a law that no guide names) is about the
 * subject of a guide, and would teach that evidence does not count.
 */
function exampleOf(index: PassageIndex, question: EvaluationQuestion): FitExample[] {
  const retrieval = index.search(question.text, assistantFilter(question.industry, question.category));
  const ruled = refusalByRule(question.text, retrieval, yearOfTheGuides);
  if (ruled !== null) return [];
  const choices = [...retrieval.evidence].map(([slug, evidence]) => ({
    evidence,
    answers: question.answers.some(({ guide }) => guide === slug),
  }));
  const isUsable = question.answers.length === 0 || choices.some(({ answers }) => answers);
  return isUsable ? [{ choices, other: retrieval.other }] : [];
}

/** The weights that questions teach. */
export function learnWeights(
  guides: readonly GuideText[],
  questions: readonly EvaluationQuestion[],
): GuideChoiceWeights {
  let weights = guideChoiceWeights;
  for (let round = 0; round < rounds; round++) {
    const index = new PassageIndex(guides, weights);
    weights = fitGuideChoice(questions.flatMap((question) => exampleOf(index, question)));
  }
  return weights;
}
