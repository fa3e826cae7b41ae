import type { ComponentDocs } from '../../docs/component-docs';

export const dateInputDocs: ComponentDocs = {
  purpose: 'A day, a day with a time, or from one day to another.',
  use: ['Publishing times, reports from day to day, re-check dates.'],
  avoid: [
    ['Only the year matters', 'NumberInput'],
    ['Few fixed times', 'RadioGroup or Select'],
  ],
  content: ['The label says what happens then: ‘Publish on’.', 'Errors name the rule: ‘Choose a day in the future’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Count day, month or year'],
    ['Space', 'Opens the calendar'],
  ],
  screenReader: ['The system’s own date field; its parts are read one by one.', 'A range is a group with a legend.'],
};
