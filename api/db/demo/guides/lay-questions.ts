import { layQuestionsFederal } from './lay-questions-federal';
import { layQuestionsOther } from './lay-questions-other';
import { shortQuestions } from './short-questions';

const all = { ...layQuestionsFederal, ...layQuestionsOther };

/** How lay people ask what a guide answers, sentence by sentence, at length and then as in a search box. */
export const layQuestions = (slug: string): string[] =>
  `${all[slug] ?? ''}\n${shortQuestions[slug] ?? ''}`
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
