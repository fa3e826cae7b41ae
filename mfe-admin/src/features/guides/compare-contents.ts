import { guideTextNames, guideTexts, type GuideAnswer, type GuideContent } from '@counterpart/api/contract';
import type { ComparedField } from '@counterpart/design-system/text-differences';

const fields: readonly (readonly [label: string, textOf: (content: GuideContent) => string])[] = [
  ['Title', ({ title }) => title],
  ['Slug', ({ slug }) => slug],
  ...guideTextNames.map((name) => [guideTexts[name].label, (content: GuideContent) => content[name]] as const),
  [
    'Industries Most Impacted',
    ({ industriesImpacted }) =>
      industriesImpacted.map(({ industry, explanation }) => `${industry}: ${explanation}`).join('\n'),
  ],
  ['Practical Checklist', ({ complianceChecklist }) => complianceChecklist.join('\n')],
  ['Jurisdiction', ({ jurisdiction }) => jurisdiction],
  ['Related Services', ({ serviceTypes }) => serviceTypes.join('\n')],
  ['Sources', ({ sources }) => sources.map(({ name, url, date }) => `${name} ${url} ${date ?? ''}`.trim()).join('\n')],
  ['Featured', ({ featured }) => (featured ? 'Yes' : 'No')],
  ['Last reviewed', ({ lastReviewed }) => lastReviewed],
  ['Review due', ({ reviewDue }) => reviewDue ?? 'Not set'],
];

/** The fields of two contents. */
export const compareContents = (before: GuideContent, after: GuideContent): ComparedField[] => [
  ...fields.map(([label, textOf]) => ({ label, before: textOf(before), after: textOf(after) })),
  ...compareAnswers(before.answers, after.answers),
];

const answerText = ({ questions, answer, passages, appliesTo }: GuideAnswer): string =>
  [...questions, answer, ...passages, appliesTo].filter(Boolean).join('\n');

/** Answers, each beside the one with the same title. */
function compareAnswers(before: readonly GuideAnswer[], after: readonly GuideAnswer[]): ComparedField[] {
  const titles = new Set([...before, ...after].map(({ questions }) => questions[0] ?? ''));
  return [...titles].map((title) => {
    const textIn = (answers: readonly GuideAnswer[]) => {
      const found = answers.find(({ questions }) => questions[0] === title);
      return found ? answerText(found) : '';
    };
    return { label: `Answer: ${title}`, before: textIn(before), after: textIn(after) };
  });
}
