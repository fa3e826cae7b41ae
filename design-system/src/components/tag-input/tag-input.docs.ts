import type { ComponentDocs } from '../../docs/component-docs';

export const tagInputDocs: ComponentDocs = {
  purpose: 'A list of short entries of one’s own.',
  use: ['Certifications, languages.'],
  avoid: [['Only given options', 'MultiSelect or CheckboxGroup']],
  content: ['Help says how to separate them.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Comma, Enter', 'Adds what was typed'],
    ['Backspace in an empty box', 'Takes the last one away'],
  ],
  screenReader: ['A text box; what is added or removed is announced.'],
};
