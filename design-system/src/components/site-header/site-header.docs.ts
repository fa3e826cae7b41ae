import type { ComponentDocs } from '../../docs/component-docs';

export const siteHeaderDocs: ComponentDocs = {
  purpose: 'The top of every page.',
  use: ['Once, from the shell.'],
  avoid: [['A page’s own title', 'PageHeader']],
  content: ['The links of the specification, in its order.'],
  strings: ['Log In', 'Sign Up', 'FAQ', 'Compliance Center', 'NEW', '9+'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Follows a link; opens the menu'],
    ['Escape', 'Closes the menu or panel'],
  ],
  screenReader: [
    'A header landmark with a named navigation; the current page’s link is `aria-current`.',
    'The unread count is read with what it counts.',
  ],
};
