import type { ComponentDocs } from '../../docs/component-docs';

export const selectDocs: ComponentDocs = {
  purpose: 'One of several, with the system’s own list.',
  use: ['Seven to thirty options.'],
  avoid: [
    ['Seven or fewer and room', 'RadioGroup'],
    ['Found by typing, or several', 'MultiSelect'],
  ],
  content: ['The first entry or the placeholder says what none means: ‘All services’.'],
  strings: ['Select a subject', 'All services'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Choose'],
    ['Letters', 'Jump to an option'],
    ['Space', 'Opens the list'],
  ],
  screenReader: ['A native list box, named by its field.'],
};
