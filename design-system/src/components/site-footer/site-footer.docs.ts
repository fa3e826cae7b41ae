import type { ComponentDocs } from '../../docs/component-docs';

export const siteFooterDocs: ComponentDocs = {
  purpose: 'The end of every page.',
  use: ['Once, from the shell.'],
  avoid: [['Inside a page', 'nothing']],
  content: ['The groups of links of the specification; the year.'],
  strings: ['For Clients', 'For Professionals', 'Contact Support'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows a link; goes to the top'],
  ],
  screenReader: ['A footer landmark; each column is a navigation or list with a heading.'],
};
