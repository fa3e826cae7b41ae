import type { ComponentDocs } from '../../docs/component-docs';

export const resultsBarDocs: ComponentDocs = {
  purpose: 'How many were found, and in which order.',
  use: ['Above every list that can be filtered or sorted.'],
  avoid: [['A list without filters', 'nothing']],
  content: ['The count first. ‘N professional(s) found’.'],
  strings: ['N professional(s) found', 'Sort by', 'Showing N of M testimonials'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Choose the order'],
  ],
  screenReader: ['The count is announced when it changes.'],
};
