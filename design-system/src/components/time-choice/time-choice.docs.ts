import type { ComponentDocs } from '../../docs/component-docs';

export const timeChoiceDocs: ComponentDocs = {
  purpose: 'A day, then one of its free times.',
  use: ['For a time out of those that someone offers: a meeting.'],
  avoid: [
    ['Any day', 'DateInput'],
    ['Few choices that are no times', 'RadioGroup'],
  ],
  content: ['Only days that have a time. Days and times are the reader’s; the page says in which time zone.'],
  strings: ['Earlier day', 'Later day'],
  keys: [
    ['Tab', 'Moves to the days, then to the times'],
    ['Arrow keys', 'Move and choose within each'],
  ],
  screenReader: ['Two groups of radio buttons: the days with their whole names, and the times below the day’s name.'],
};
