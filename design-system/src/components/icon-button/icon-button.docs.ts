import type { ComponentDocs } from '../../docs/component-docs';

export const iconButtonDocs: ComponentDocs = {
  purpose: 'A square button with a drawing.',
  use: ['Bars and rows where the drawing is known: save, edit, close, menu.'],
  avoid: [['There is room for words', 'Button']],
  content: ['The label is a verb and a noun; in a row it names the row.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses it'],
  ],
  screenReader: ['Named by its label, which is also the tooltip.'],
};
