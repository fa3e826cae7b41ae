import type { ComponentDocs } from '../../docs/component-docs';

export const textDocs: ComponentDocs = {
  purpose: 'Text and headings.',
  use: ['All running text, labels and headings.'],
  avoid: [['It can be pressed', 'Link or Button']],
  content: [
    'Plain words, second person, active. Numbers and dates exact; tabular only where they stand below each other.',
  ],
  screenReader: ['The native element. One `h1` a page; no level is skipped.'],
};
