import type { ComponentDocs } from '../../docs/component-docs';

export const segmentedToggleDocs: ComponentDocs = {
  purpose: 'One of two to four views of the same thing.',
  use: ['Client or professional; Monthly or Annual; the theme.'],
  avoid: [
    ['A value of a form that is sent later', 'RadioGroup'],
    ['Parts of a page', 'Tabs'],
  ],
  content: ['One or two words each, of one kind.'],
  strings: ["I'm a Client", "I'm a Professional", 'Monthly', 'Annual'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
  ],
  screenReader: ['Radio buttons with a hidden legend.'],
};
