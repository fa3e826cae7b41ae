import type { ComponentDocs } from '../../docs/component-docs';

export const iconDocs: ComponentDocs = {
  purpose: 'A line drawing in the text’s color.',
  use: ['Beside words, in IconButton, in lists of facts.'],
  avoid: [['It would be the only way to understand', 'words']],
  content: ['The same drawing means the same thing everywhere.'],
  screenReader: ['Hidden, unless it has a `label`.'],
};
