import type { ComponentDocs } from '../../docs/component-docs';

export const filterPanelDocs: ComponentDocs = {
  purpose: 'Categories of filters, beside the results or in a sheet on a phone.',
  use: ['Search and directories.'],
  avoid: [
    ['One filter', 'Select'],
    ['A long list in little room', 'MultiSelect'],
  ],
  content: ['Closed groups say how many are set. Options say how many results they have.'],
  strings: ['Filters', 'Apply'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens a group; ticks an option'],
    ['Escape', 'Closes the sheet'],
  ],
  screenReader: ['Each group is a button with `aria-expanded`; the count is read with it.'],
};
