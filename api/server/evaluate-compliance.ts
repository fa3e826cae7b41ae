import { demoGuides } from '../db/demo/guides';
import { EntryIndex } from '../src/modules/content/compliance/assistant/entry-index';
import { evaluate, questionsOf } from '../src/modules/content/compliance/assistant/evaluate';
import { readTable } from '../src/platform/files/read-table';

/**
 * `npm run eval:compliance`: how well the embedded answerer does on the sets of questions, and with `-- --failures`
 * what went wrong with single questions of the set to develop on; of the other only the figures are printed.
 */
const noon = (day: string): Date => new Date(`${day}T12:00:00.000Z`);
const index = new EntryIndex(
  demoGuides.map((guide) => ({ ...guide, lastReviewed: noon(guide.reviewedOn), lastUpdated: noon(guide.updatedOn) })),
);
for (const set of ['develop', 'report'] as const) {
  const rows = readTable(new URL(`../evaluation/${set}.tsv`, import.meta.url));
  const { failures, ...figures } = evaluate(index, questionsOf(rows));
  console.log(`\n${set}`);
  for (const [name, figure] of Object.entries(figures))
    console.log(`  ${name.padEnd(24)} ${Number.isInteger(figure) && figure > 1 ? String(figure) : figure.toFixed(3)}`);
  if (set === 'develop' && process.argv.includes('--failures'))
    for (const failure of failures) console.log(`  - ${failure}`);
}
