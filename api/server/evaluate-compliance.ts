import { writeFile } from 'node:fs/promises';
import { demoGuides } from '../db/demo/guides';
import { evaluate, type EvaluationFigures } from '../src/modules/compliance/assistant/evaluation/evaluate';
import { learnWeights } from '../src/modules/compliance/assistant/evaluation/learn-weights';
import {
  openHalves,
  questions,
  questionsOf,
  sealedHalves,
} from '../src/modules/compliance/assistant/evaluation/questions';

/**
 * `npm run eval:compliance`: how well the embedded answerer does on the evaluation set, by part, and what went wrong.
 * `-- --open` asks only the open parts, so that work on them does not look at the sealed ones.
 * `-- --cross-validate` asks each open part with weights that were fitted on the other open ones.
 * `-- --fit` fits the weights on all open parts and writes them.
 */
const printed = new Set<string>(['tune', 'fresh', 'open', 'secondOpen', 'development', 'nearMiss']);
const isOpen = new Set<string>(openHalves);
const has = (flag: string) => process.argv.includes(flag);

function print(half: string, { failures, ...figures }: EvaluationFigures): void {
  console.log(`\n${half}`);
  for (const [name, figure] of Object.entries(figures))
    console.log(`  ${name.padEnd(18)} ${Number.isInteger(figure) ? String(figure) : figure.toFixed(3)}`);
  if (isOpen.has(half) && (printed.has(half) || has('--failures')))
    for (const failure of failures) console.log(`  - ${failure}`);
}

const openQuestions = questions.filter(({ half }) => isOpen.has(half));

async function fit(): Promise<void> {
  const weights = learnWeights(demoGuides, openQuestions);
  const file = new URL('../src/modules/compliance/assistant/guide-choice-weights.ts', import.meta.url);
  const line = (record: object) =>
    `{ ${Object.entries(record)
      .map(([name, weight]) => `${name}: ${String(weight)}`)
      .join(', ')} }`;
  await writeFile(
    file,
    `import type { GuideChoiceWeights } from './guide-choice';

/** Written by \`npm run eval:compliance -- --fit\`, never by hand; decisions 0126 and 0129 say how to read them. */
export const guideChoiceWeights: GuideChoiceWeights = {
  evidence: ${line(weights.evidence)},
  scope: ${line(weights.scope)},
  other: ${line(weights.other)},
  none: ${String(weights.none)},
};
`,
  );
  console.log(weights);
}

if (has('--fit')) await fit();
else if (has('--cross-validate'))
  for (const half of openHalves)
    print(
      half,
      evaluate(
        demoGuides,
        questionsOf(half),
        learnWeights(
          demoGuides,
          openQuestions.filter((one) => one.half !== half),
        ),
      ),
    );
else
  for (const half of [...openHalves, ...(has('--open') ? [] : sealedHalves)])
    print(half, evaluate(demoGuides, questionsOf(half)));
