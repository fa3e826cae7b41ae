import type { ComponentDocs } from '../../docs/component-docs';

export const dialogDocs: ComponentDocs = {
  purpose: 'Asks for something in front of the page.',
  use: [
    'A short task that needs the page behind it to wait: a message, a report, an edit.',
    '`FormDialog` for fields that are sent together, with `useForm`.',
    '`ConfirmDialog` before what cannot be undone.',
  ],
  avoid: [
    ['More than one screen of fields', 'a page'],
    ['Filters on a phone', 'Drawer'],
    ['Nothing is asked', 'Toast or Alert'],
  ],
  content: [
    'A confirmation’s title is a question, its buttons the answers: ‘Delete post’, ‘Cancel’.',
    'The sentence says what happens then.',
  ],
  strings: ['Send Message to {first name} {last name}', 'Cancel', 'Close'],
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes'],
    ['Enter', 'Presses the focused button; sends a form from its fields'],
  ],
  screenReader: [
    'A native modal dialog with a name; the page behind is inert.',
    'The first control gets the focus; closing returns it.',
  ],
};
