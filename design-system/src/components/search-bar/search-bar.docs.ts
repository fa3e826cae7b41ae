import type { ComponentDocs } from '../../docs/component-docs';

export const searchBarDocs: ComponentDocs = {
  purpose: 'A search of one text.',
  use: ['Articles, conversations, users.'],
  avoid: [['Several criteria', 'a Form of Fields']],
  content: ['The placeholder says what can be searched for.'],
  strings: ['Search'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Searches'],
    ['Escape', 'Clears the box (the browser’s own)'],
  ],
  screenReader: ['A search landmark; a labeled search box.'],
};
