import type { ComponentDocs } from '../../docs/component-docs';

export const textDifferencesDocs: ComponentDocs = {
  purpose: 'Two versions of a document in one text, word by word.',
  use: ['Before a version is restored, and when two people saved the same document.'],
  avoid: [['Facts side by side', 'ComparisonTable']],
  content: ['Labels are those of the form: ‘Title’, ‘Sources’.'],
  keys: [
    ['Tab', 'Moves to the next field'],
    ['Arrow keys', 'Scroll a long one'],
  ],
  screenReader: ['‘added:’ and ‘removed:’ are read before what changed.'],
};
