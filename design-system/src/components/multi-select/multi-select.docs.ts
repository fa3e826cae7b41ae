import type { ComponentDocs } from '../../docs/component-docs';

export const multiSelectDocs: ComponentDocs = {
  purpose: 'Any number of many, found by typing.',
  use: ['Specialties, industries: more than fifteen options. Load it lazily: it stands on antd.'],
  avoid: [
    ['Fifteen or fewer', 'CheckboxGroup'],
    ['Entries of one’s own', 'TagInput'],
  ],
  content: ['The placeholder says what none means: ‘Any specialty’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow down', 'Opens the list and moves'],
    ['Enter', 'Chooses'],
    ['Backspace', 'Takes the last one away'],
    ['Escape', 'Closes the list'],
  ],
  screenReader: ['A combobox with a list; chosen entries are read with their remove controls.'],
};
