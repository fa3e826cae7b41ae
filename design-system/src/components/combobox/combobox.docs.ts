import type { ComponentDocs } from '../../docs/component-docs';

export const comboboxDocs: ComponentDocs = {
  purpose: 'A text box that suggests while one types.',
  use: ['What can be typed freely and is known in part: locations.'],
  avoid: [
    ['Only what is in the list counts', 'Select'],
    ['Several values', 'MultiSelect'],
  ],
  content: ['A suggestion reads as a person would type it; its detail says how much is behind it.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move through the suggestions'],
    ['Enter', 'Takes the marked suggestion; without one it sends the form'],
    ['Escape', 'Closes the list'],
  ],
  screenReader: ['A combobox; how many suggestions there are is announced, and the marked one is read.'],
};
