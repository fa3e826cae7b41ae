import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-entries';
import { allowance, completeBudget, judgeSizes, type Budget } from './size/judge-sizes';
import { measureEntries } from './size/measure-entries';

/**
 * `npm run size`: what each entry costs by itself, against `size-budget.json`. `npm run size -- --write` first gives
 * entries without a line one.
 */
const budgetFile = join(packageFolder, 'size-budget.json');
const written = JSON.parse(readFileSync(budgetFile, 'utf8')) as Budget;
const sizes = await measureEntries();
const budget = process.argv.includes('--write') ? completeBudget(sizes, written) : written;
if (budget !== written) writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);

const row = (...[name = '', ...numbers]: readonly string[]) =>
  name.padEnd(22) + numbers.map((number) => number.padStart(10)).join('');
console.log(row('', 'min', 'brotli', 'budget', 'with antd', 'budget'));
for (const { name, own, withAntd } of sizes)
  console.log(
    row(
      name,
      `${own.min}`,
      `${own.brotli}`,
      `${allowance(budget, name) ?? '?'}`,
      ...(withAntd ? [`${withAntd.brotli}`, `${budget.antd[name] ?? 'none'}`] : []),
    ),
  );
console.log('\nBytes; each entry alone, minified, without React and styled-components, which the host provides.');

const problems = judgeSizes(sizes, budget);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
