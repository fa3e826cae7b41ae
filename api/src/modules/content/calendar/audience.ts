import { calendarOptions } from '../../../contract/calendar/calendar-options';
import type { CalendarAnswers } from '../../../contract/named-types';

/** People a date applies to: all that is given must hold, of a list one entry. Nothing given is every business. */
export interface Audience {
  readonly entities?: readonly string[];
  readonly states?: readonly string[];
  readonly minEmployees?: number;
  readonly industries?: readonly string[];
  readonly online?: true;
  readonly foreign?: readonly string[];
}

const entityWords: Readonly<Record<string, string>> = {
  'sole-proprietor': 'a sole proprietor',
  'single-member-llc': 'a single-member LLC',
  partnership: 'a partnership or multi-member LLC',
  's-corporation': 'an S corporation',
  'c-corporation': 'a C corporation',
  nonprofit: 'a nonprofit',
};

const labelOf = (question: keyof typeof calendarOptions, value: string): string =>
  calendarOptions[question].find(({ id }) => id === value)?.label ?? value;
const listed = (texts: readonly string[]): string => new Intl.ListFormat('en-US').format(texts);

type Condition = (audience: Audience, answers: CalendarAnswers) => string | false | null;

/** For each condition what an answer meets it with, in words; `false` where it does not, null where it asks nothing. */
const conditions: readonly Condition[] = [
  ({ entities }, { entity }) => (entities ? entities.includes(entity) && `are ${entityWords[entity] ?? entity}` : null),
  ({ minEmployees: least }, { employees }) => {
    if (least === undefined) return null;
    return employees >= least && (least > 1 ? `have ${least} or more employees` : 'have employees');
  },
  ({ states }, answers) => {
    if (!states) return null;
    const met = states.filter((state) => answers.states.includes(state)).map((state) => labelOf('states', state));
    return met.length > 0 && `do business in ${listed(met)}`;
  },
  ({ industries }, { industry }) =>
    industries ? industries.includes(industry) && `work in ${labelOf('industries', industry).toLowerCase()}` : null,
  ({ online }, answers) => (online ? answers.online && 'sell online' : null),
  ({ foreign }, answers) => {
    if (!foreign) return null;
    const met = foreign.filter((tie) => answers.foreign.includes(tie)).map((tie) => labelOf('foreign', tie));
    return met.length > 0 && `have ${listed(met.map((label) => label.toLowerCase()))}`;
  },
];

/** The reason for which something applies to who gave these answers, as a sentence; null when it does not. */
export function reasonFor(audience: Audience, answers: CalendarAnswers): string | null {
  const met: string[] = [];
  for (const condition of conditions) {
    const words = condition(audience, answers);
    if (words === false) return null;
    if (words !== null) met.push(words);
  }
  return met.length === 0 ? 'It can apply to any business.' : `You ${listed(met)}.`;
}
