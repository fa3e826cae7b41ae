import { expect, test } from 'vitest';
import { analysis } from '../../../testing/fixtures';
import { dutyRows } from './duty-rows';

const said = (text: string) => ({ text, quote: text, page: 1 });
const register = said('A seller must register by January 31, 2027.');
const fine = said('A seller that does not shall pay $500 a month and 5 percent of the tax.');
const scope = said('This Act applies to sellers.');
const ban = said('A seller may not destroy records.');

test('each sentence stands once, with its days, its figures and what it also is', () => {
  const rows = dutyRows(
    analysis({
      points: {
        summary: [register],
        keyPoints: [scope, register, fine],
        industryImpact: [register],
        complianceSteps: [register, fine],
        risksAndPenalties: [fine],
      },
      dates: [{ kind: 'deadline', date: '2027-01-31', quote: register.quote, page: 1 }],
      findings: [
        { kind: 'deadline', also: ['obligation'], quote: register.quote, page: 1, date: '2027-01-31' },
        { kind: 'penalty', also: ['obligation'], quote: fine.quote, page: 1, date: null },
        { kind: 'prohibition', quote: ban.quote, page: 1, date: null },
      ],
    }),
  );
  expect(rows.complianceSteps).toMatchObject([
    { text: register.text, deadlines: ['2027-01-31'], penalty: null, labels: ['Your industry', 'Key point'] },
  ]);
  expect(rows.risksAndPenalties).toMatchObject([
    { text: fine.text, penalty: '$500, 5 percent', labels: ['Step', 'Key point'] },
  ]);
  expect(rows.keyPoints.map(({ text }) => text)).toEqual([scope.text]);
  expect(rows.findings).toMatchObject([{ text: ban.text, labels: ['Ban'] }]);
});
