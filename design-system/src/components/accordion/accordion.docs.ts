import type { ComponentDocs } from '../../docs/component-docs';

export const accordionDocs: ComponentDocs = {
  purpose: 'Questions with answers that open below them.',
  use: [
    'Three or more answers of a few lines each, of which people want one or two.',
    '`single` where only one may be open, as with the assistant’s answers.',
  ],
  avoid: [
    ['Everyone needs every part', 'headings and text'],
    ['Parts of one subject, one at a time', 'Tabs'],
  ],
  content: [
    'Titles are questions in the reader’s words, or two or three nouns.',
    'An answer’s first sentence answers.',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens or closes the answer'],
  ],
  screenReader: [
    'Each title is a button inside a heading, with `aria-expanded`.',
    'The open answer is a region named after its title.',
  ],
};
