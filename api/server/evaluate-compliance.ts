import { writeFile } from 'node:fs/promises';
import { demoGuides } from '../db/demo/guides';
import { evaluate, type EvaluationFigures } from '../src/modules/compliance/assistant/evaluation/evaluate';
import { LearningSet } from '../src/modules/compliance/assistant/evaluation/learn-weights';
import { learnedQuestions } from '../src/modules/compliance/assistant/evaluation/learned-questions';
import {
  learnedHalves,
  questions,
  questionsOf,
  reportedHalves,
} from '../src/modules/compliance/assistant/evaluation/questions';
import { storedWordWeights, wordWeightsFile } from '../src/modules/compliance/assistant/word-weights';

/**
 * `npm run eval:compliance`: how well the embedded answerer does on the evaluation set, by part, and what went wrong
 * with single questions of the parts that weights are learned from; of the others only the figures are printed.
 * `-- --learned` asks only the parts that are learned from, so that work on them does not look at the others.
 * `-- --cross-validate` asks each of them, and the questions of each author that were written to learn from, with
 * weights that were fitted on others.
 * `-- --fit` fits the weights on all of them and writes them.
 */
const isLearned = new Set<string>(learnedHalves);
const has = (flag: string) => process.argv.includes(flag);

function print(half: string, { failures, ...figures }: EvaluationFigures): void {
  console.log(`\n${half}`);
  for (const [name, figure] of Object.entries(figures))
    console.log(`  ${name.padEnd(18)} ${Number.isInteger(figure) ? String(figure) : figure.toFixed(3)}`);
  if (isLearned.has(half)) for (const failure of failures) console.log(`  - ${failure}`);
}

/** What weights are learned from: parts of the evaluation, and questions that were written for it. */
const learningSet = () =>
  new LearningSet(demoGuides, [
    ...questions.filter(({ half }) => isLearned.has(half)).map((question) => ({ ...question, author: question.half })),
    ...learnedQuestions(),
  ]);

async function fit(): Promise<void> {
  const { words, ...weights } = learningSet().learn();
  await writeFile(wordWeightsFile, storedWordWeights(words));
  const written = (record: object) =>
    `{\n${Object.entries(record)
      .map(([name, weight]) => `    ${name}: ${String(weight)},\n`)
      .join('')}  }`;
  await writeFile(
    new URL('../src/modules/compliance/assistant/guide-choice-weights.ts', import.meta.url),
    `import type { GuideChoiceWeights } from './guide-choice';
import { readWordWeights } from './word-weights';

/** Written by \`npm run eval:compliance -- --fit\`, never by hand; decision 26 says how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: ${written(weights.evidence)},
  scope: ${written(weights.scope)},
  other: ${written(weights.other)},
  none: ${String(weights.none)},
  words: readWordWeights(),
};
`,
  );
  console.log(weights);
}

/** Into how many groups authors are divided, each asked with weights that were fitted on the others. */
const folds = 5;

function crossValidate(): void {
  const set = learningSet();
  const written = learnedQuestions();
  const authors = [...learnedHalves, ...new Set(written.map(({ author }) => author))];
  for (let fold = 0; fold < folds; fold++) {
    const asked = authors.filter((_, index) => index % folds === fold);
    const weights = set.learn(({ author }) => !asked.includes(author));
    for (const author of asked)
      print(
        author,
        evaluate(
          demoGuides,
          isLearned.has(author)
            ? questions.filter(({ half }) => half === author)
            : written.filter((question) => question.author === author),
          weights,
        ),
      );
  }
}

if (has('--fit')) await fit();
else if (has('--cross-validate')) crossValidate();
else
  for (const half of [...learnedHalves, ...(has('--learned') ? [] : reportedHalves)])
    print(half, evaluate(demoGuides, questionsOf(half)));
