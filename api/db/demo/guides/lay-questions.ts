import { layQuestionsFederal } from './lay-questions-federal';
import { layQuestionsOther } from './lay-questions-other';

const all = { ...layQuestionsFederal, ...layQuestionsOther };

/** How lay people ask what a guide answers, sentence by sentence. */
export const layQuestions = (slug: string): string[] =>
  (all[slug] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
