import type { ComponentDocs } from '../../docs/component-docs';

export const formDocs: ComponentDocs = {
  purpose: 'Fields that are sent together.',
  use: ['Every form: it prevents the browser’s own bubbles, focuses the first wrong field and keeps what was typed.'],
  avoid: [['A search', 'SearchBar'], ['A message', 'Composer']],
  content: ['A failure says what happened and that nothing is lost.'],
  strings: ['Message sent successfully', 'Send Message'],
  keys: [['Enter', 'In a one-line field: sends'], ['Tab', 'Moves to it and on']],
  screenReader: ['A named form; the failure is announced; the first wrong field gets the focus.'],
};
