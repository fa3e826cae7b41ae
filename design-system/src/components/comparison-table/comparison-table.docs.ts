import type { ComponentDocs } from '../../docs/component-docs';

export const comparisonTableDocs: ComponentDocs = {
  purpose: 'A few things side by side, fact by fact.',
  use: ['Plans and ways of working: `stack`.', 'Up to four professionals: `scroll`.'],
  avoid: [
    ['Rows to sort, choose and act on', 'DataTable'],
    ['People choose after a glance', 'PricingCard'],
  ],
  content: ['The facts are nouns; the values are words or numbers; a check mark or a dash where yes or no is all.'],
  strings: ['Starter', 'Professional', 'Premium'],
  keys: [
    ['Tab', 'Moves to the frame of one that scrolls'],
    ['Arrow keys', 'Scroll it'],
  ],
  screenReader: [
    'A table with a caption, row and column headings; marks are read ‘Included’ and ‘Not included’.',
    'The frame of one that scrolls is a region with a name.',
  ],
};
