import type { ComponentDocs } from '../../docs/component-docs';

export const statCardDocs: ComponentDocs = {
  purpose: 'One number that matters.',
  use: ['Rows of three or four on dashboards.'],
  avoid: [['A series', 'a chart or DataTable']],
  content: ['The name in two words; the number already in words: ‘1,204’.'],
  strings: ['Total Users', 'Reviews', 'Rating', 'Saved Accountants', 'Reviews Written'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows the link'],
  ],
  screenReader: ['The name, then the number; busy while it loads.'],
};
