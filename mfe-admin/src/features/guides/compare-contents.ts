import { guideTextNames, guideTexts, type GuideAnswer, type GuideContent } from '@counterpart/api/contract';

/** A run of words that stands in both texts, or only in the old or the new one. */
export interface TextRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

export interface FieldDifference {
  readonly field: string;
  readonly runs: readonly TextRun[];
}

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

/** The fields in which two contents differ, word by word. */
export function compareContents(before: GuideContent, after: GuideContent): FieldDifference[] {
  const ofFields = fields
    .filter(([, textOf]) => textOf(before) !== textOf(after))
    .map(([field, textOf]) => ({ field, runs: compareTexts(textOf(before), textOf(after)) }));
  return [...ofFields, ...compareAnswers(before.answers, after.answers)];
}

const answerText = ({ questions, answer, passages, appliesTo }: GuideAnswer): string =>
  [...questions, answer, ...passages, appliesTo].filter(Boolean).join('\n');

/** Answers that differ, each beside the one with the same title. */
function compareAnswers(before: readonly GuideAnswer[], after: readonly GuideAnswer[]): FieldDifference[] {
  const titles = new Set([...before, ...after].map(({ questions }) => questions[0] ?? ''));
  return [...titles].flatMap((title) => {
    const textIn = (answers: readonly GuideAnswer[]) => {
      const found = answers.find(({ questions }) => questions[0] === title);
      return found ? answerText(found) : '';
    };
    const [was, is] = [textIn(before), textIn(after)];
    return was === is ? [] : [{ field: `Answer: ${title}`, runs: compareTexts(was, is) }];
  });
}

const wordsOf = (text: string): string[] => text.match(/\S+|\n/g) ?? [];

/** The longest common sequence of words, and what stands beside it. */
export function compareTexts(before: string, after: string): TextRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const lengths = old
    .map(() => new Array<number>(now.length + 1).fill(0))
    .concat([new Array<number>(now.length + 1).fill(0)]);
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const length =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  const runs: { kind: TextRun['kind']; words: string[] }[] = [];
  const add = (kind: TextRun['kind'], word = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else runs.push({ kind, words: [word] });
  };
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      add('same', old[row]);
      row += 1;
      column += 1;
    } else if (column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      add('removed', old[row]);
      row += 1;
    } else {
      add('added', now[column]);
      column += 1;
    }
  }
  return runs.map(({ kind, words }) => ({ kind, text: words.join(' ') }));
}
