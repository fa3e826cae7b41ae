import { demoGuides } from '../db/demo/guides';
import { evaluate } from '../src/modules/compliance/assistant/evaluation/evaluate';
import { questionsOf } from '../src/modules/compliance/assistant/evaluation/questions';

/**
 * `npm run eval:compliance`: how well the embedded answerer does on the evaluation set, by part, and what went wrong.
 */
const halves = ['tune', 'hold', 'fresh', 'blind', 'unseen', 'open', 'sealed', 'secondOpen', 'secondSealed'] as const;
const printed = new Set<string>(['tune', 'fresh', 'open', 'secondOpen']);
const sealed = new Set<string>(['sealed', 'secondSealed']);
for (const half of halves) {
  const { failures, ...figures } = evaluate(demoGuides, questionsOf(half));
  console.log(`\n${half}`);
  for (const [name, figure] of Object.entries(figures))
    console.log(`  ${name.padEnd(18)} ${Number.isInteger(figure) ? String(figure) : figure.toFixed(3)}`);
  if (printed.has(half) || (!sealed.has(half) && process.argv.includes('--failures')))
    for (const failure of failures) console.log(`  - ${failure}`);
}
