import { calendarOptions, type CalendarAnswers as StoredAnswers, type CalendarToSave } from '@counterpart/api/contract';
import type { RequestParams } from '@counterpart/shell/sdk';

/** Answers to the calendar's questions, as they stand in the URL; empty text for none. */
export interface CalendarAnswers {
  readonly entity: string;
  readonly states: readonly string[];
  /** Lowest number of the choice. */
  readonly employees: string;
  readonly industry: string;
  readonly online: boolean;
  readonly foreign: readonly string[];
}

const known = (question: keyof typeof calendarOptions, text: string | null): string[] => {
  const ids = calendarOptions[question].map(({ id }) => id);
  return [...new Set((text ?? '').split(','))].filter((id) => ids.includes(id));
};

/** Reads answers from a URL's query; what is no answer is passed over. */
export function readAnswers(search: URLSearchParams): CalendarAnswers {
  const one = (name: string, question: keyof typeof calendarOptions) => known(question, search.get(name))[0] ?? '';
  return {
    entity: one('entity', 'entities'),
    states: known('states', search.get('states')),
    employees: one('employees', 'employees') || '0',
    industry: one('industry', 'industries'),
    online: search.get('online') === 'true',
    foreign: known('foreign', search.get('foreign')),
  };
}

type CalendarQuery = NonNullable<RequestParams<'get', '/api/compliance/calendar'>['query']>;

/** Answers as the API is asked; what is 'none' or 'no' is left out. `readAnswers` has checked each. */
export const queryOf = (answers: CalendarAnswers): CalendarQuery => ({
  entity: answers.entity as CalendarQuery['entity'],
  states: answers.states.join(','),
  employees: answers.employees === '0' ? undefined : (Number(answers.employees) as CalendarQuery['employees']),
  industry: answers.industry as CalendarQuery['industry'],
  online: answers.online || undefined,
  foreign: answers.foreign.join(','),
});

/** The same for the page's URL, where empty text takes an answer out. */
export const urlOf = (answers: CalendarAnswers): Record<string, string> =>
  Object.fromEntries(Object.entries(queryOf(answers)).map(([name, value]) => [name, String(value ?? '')]));

/** Saved answers as the questions show them. */
export const answersOf = ({ employees, ...same }: StoredAnswers): CalendarAnswers => ({
  ...same,
  employees: String(employees),
});

/** Answers as they are saved. */
export const bodyOf = ({ employees, ...same }: CalendarAnswers): CalendarToSave['answers'] =>
  ({ ...same, employees: Number(employees) }) as CalendarToSave['answers'];

/** True when two say the same, in whatever order. */
export const isSame = (one: CalendarAnswers, other: CalendarAnswers): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = ({ entity, states, employees, industry, online, foreign }: CalendarAnswers) => [
  ...[entity, [...states].sort(), employees, industry, online, [...foreign].sort()],
];
