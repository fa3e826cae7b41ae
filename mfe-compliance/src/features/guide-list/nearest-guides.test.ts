import { expect, test } from 'vitest';
import { guide } from '../../testing/fixtures';
import { nearestGuides } from './nearest-guides';

const plain = { summary: '', businessApplication: '', complianceChecklist: [], industriesImpacted: [] };
const nexus = guide(1, {
  ...plain,
  title: 'Sales Tax Nexus After Wayfair',
  summary: 'A state may ask sellers in another state to collect its sales tax.',
});
const contractor = guide(2, {
  ...plain,
  title: 'California AB5: Employee or Contractor?',
  summary: 'Who works for you is an employee unless three tests are passed.',
});
const overtime = guide(3, {
  ...plain,
  title: 'FLSA Overtime',
  summary: 'Employees are owed overtime after forty hours.',
  complianceChecklist: ['Keep time records in every state.'],
});
const guides = [contractor, overtime, nexus];
const ids = (question: string) => nearestGuides(question, guides, 2).map(({ id }) => id);

test.each([
  ['Do I owe sales tax in another state?', [1]],
  ['Is my helper an employee or a contractor?', [2]],
  ['Which employees are owed overtime?', [3]],
  ['OVERTIME', [3]],
])('%s', (question, expected) => expect(ids(question)).toEqual(expected));

test('a question that no guide speaks of finds nothing, nor does one without a word of its own', () => {
  expect(ids('Can I deduct a yacht?')).toEqual([]);
  expect(ids('What should I do?')).toEqual([]);
  expect(ids('')).toEqual([]);
});

test('there are at most as many as asked for', () => {
  expect(nearestGuides('tax employee overtime', guides, 1)).toHaveLength(1);
  expect(nearestGuides('tax', [], 3)).toEqual([]);
});
