import type { ComponentDocs } from '../../docs/component-docs';

export const drawerDocs: ComponentDocs = {
  purpose: 'A panel from the window’s edge.',
  use: ['Filters on a phone; details of a row.'],
  avoid: [
    ['A question', 'Dialog'],
    ['A menu of actions', 'Menu'],
  ],
  content: ['The title is what is inside; the button says what one gets: ‘Show 24 Professionals’.'],
  strings: ['Filters'],
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes'],
  ],
  screenReader: ['A native modal dialog with a name.'],
};
