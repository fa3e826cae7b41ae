import type { ComponentDocs } from '../../docs/component-docs';

export const comparisonTableDocs: ComponentDocs = {
  purpose: 'A few things side by side, feature by feature.',
  use: ['Plans; up to four saved professionals.'],
  avoid: [['Rows to sort, choose and act on', 'DataTable'], ['People choose after a glance', 'PricingCard']],
  content: ['The features are nouns; the values are words or numbers; a check mark or a dash where yes or no is all.'],
  strings: ['Starter', 'Professional', 'Premium', 'Most Popular'],
  keys: [['Tab', 'Moves to the frame'], ['Arrow keys', 'Scroll it']],
  screenReader: [
    'A table with a caption, row and column headings; marks are read ‘Included’ and ‘Not included’.',
    'The frame is a region with a name, because it scrolls.',
  ],
};
