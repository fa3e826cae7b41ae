import type { ComponentDocs } from '../../docs/component-docs';

export const rankedListDocs: ComponentDocs = {
  purpose: 'Counts of a few or many things, the largest first.',
  use: ['Counts by state, word or article, where an axis with twenty names could not be read.'],
  avoid: [
    ['Something over time', 'Chart'],
    ['Rows to sort, choose and act on', 'DataTable'],
  ],
  content: ['The headings are nouns: ‘State’, ‘Professionals’. Counts are whole numbers.'],
  keys: [
    ['Tab', 'Moves to the frame, and to the links in it'],
    ['Arrow keys', 'Scroll a long one'],
  ],
  screenReader: ['A table with column and row headings in a named group; the bars are not read.'],
};
