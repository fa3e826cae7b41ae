import { writeFile } from 'node:fs/promises';
import { demoGuides } from '../db/demo/guides';
import { evaluate, type EvaluationFigures } from '../src/modules/compliance/assistant/evaluation/evaluate';
import { learnWeights } from '../src/modules/compliance/assistant/evaluation/learn-weights';
import {
  learnedHalves,
  questions,
  questionsOf,
  reportedHalves,
} from '../src/modules/compliance/assistant/evaluation/questions';

/**
 * `npm run eval:compliance`: how well the embedded answerer does on the evaluation set, by part, and what went wrong
 * with single questions of the parts that weights are learned from; of the others only the figures are printed.
 * `-- --learned` asks only the parts that are learned from, so that work on them does not look at the others.
 * `-- --cross-validate` asks each of them with weights that were fitted on the others.
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

const learnedQuestions = questions.filter(({ half }) => isLearned.has(half));

async function fit(): Promise<void> {
  const weights = learnWeights(demoGuides, learnedQuestions);
  const file = new URL('../src/modules/compliance/assistant/guide-choice-weights.ts', import.meta.url);
  const written = (record: object) =>
    `{\n${Object.entries(record)
      .map(([name, weight]) => `    ${name}: ${String(weight)},\n`)
      .join('')}  }`;
  await writeFile(
    file,
    `import type { GuideChoiceWeights } from './guide-choice';

/** Written by \`npm run eval:compliance -- --fit\`, never by hand; decisions 0126, 0129 and 0131 say how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: ${written(weights.evidence)},
  scope: ${written(weights.scope)},
  other: ${written(weights.other)},
  none: ${String(weights.none)},
};
`,
  );
  console.log(weights);
}

if (has('--fit')) await fit();
else if (has('--cross-validate'))
  for (const half of learnedHalves)
    print(
      half,
      evaluate(
        demoGuides,
        questionsOf(half),
        learnWeights(
          demoGuides,
          learnedQuestions.filter((one) => one.half !== half),
        ),
      ),
    );
else
  for (const half of [...learnedHalves, ...(has('--learned') ? [] : reportedHalves)])
    print(half, evaluate(demoGuides, questionsOf(half)));
