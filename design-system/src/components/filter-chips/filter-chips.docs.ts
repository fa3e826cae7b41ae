import type { ComponentDocs } from '../../docs/component-docs';

export const filterChipsDocs: ComponentDocs = {
  purpose: 'The filters that are set, each with a control that removes it.',
  use: ['Above results, when filters stand somewhere else.'],
  avoid: [['Words that describe', 'Tag']],
  content: ['The label of the option, nothing more.'],
  strings: ['Clear All', 'Clear All Filters'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Removes the filter, or all'],
  ],
  screenReader: ['A group named Active filters; each button is ‘Remove filter …’.'],
};
