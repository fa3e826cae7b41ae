import type { ComponentDocs } from '../../docs/component-docs';

export const paginationDocs: ComponentDocs = {
  purpose: 'Which results are shown, and the ones before and after.',
  use: ['Lists with more than one page; hidden when one page is all.'],
  avoid: [['A feed that grows', 'a Load More button']],
  content: ['‘Showing X - Y of Z results’.'],
  strings: ['Showing X - Y of Z results', 'Previous', 'Next'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Goes to the page'],
  ],
  screenReader: ['A navigation with a name; unavailable ends are disabled.'],
};
