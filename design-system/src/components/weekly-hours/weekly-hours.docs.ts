import type { ComponentDocs } from '../../docs/component-docs';

export const weeklyHoursDocs: ComponentDocs = {
  purpose: 'Hours of each weekday, several ranges a day.',
  use: ['For hours that repeat each week: when someone can be met.'],
  avoid: [
    ['One day or one time', 'DateInput'],
    ['Hours that are only shown', 'A list of text'],
  ],
  content: ['The page says on whose clock the hours are.'],
  strings: ['Add Hours', 'Not available', 'Midnight'],
  keys: [
    ['Tab', 'Moves through the ranges of each day and its button'],
    ['Arrow keys, typing', 'Choose a time, as in any list of the system'],
  ],
  screenReader: [
    'A group with a list of seven days; each box is named by its day and end, each button by what it removes.',
  ],
};
