import type { ComponentDocs } from '../../docs/component-docs';

export const menuDocs: ComponentDocs = {
  purpose: 'A button with a list of actions, links or choices.',
  use: ['The account menu; more actions of a row; the theme.'],
  avoid: [
    ['Fields inside', 'Dialog'],
    ['One of a few values in a form', 'Select'],
  ],
  content: ['Verbs for actions, nouns for pages. What destroys is last and red.'],
  strings: ['Dashboard', 'Profile', 'Messages', 'Admin', 'Log out'],
  keys: [
    ['Enter, Space, Arrow down', 'Opens at the first entry'],
    ['Arrow up', 'Opens at the last entry'],
    ['Arrow keys, Home, End', 'Move'],
    ['A letter', 'Moves to the next entry that begins with it'],
    ['Escape', 'Closes and returns'],
    ['Tab', 'Closes and moves on'],
  ],
  screenReader: ['A menu button; entries are menu items, choices say whether they are checked.'],
};
