import type { ComponentDocs } from '../../docs/component-docs';

export const radioGroupDocs: ComponentDocs = {
  purpose: 'Exactly one of a few, all of them visible.',
  use: ['Two to seven options.'],
  avoid: [
    ['More than seven', 'Select'],
    ['A view of the same thing', 'SegmentedToggle'],
    ['Any number', 'CheckboxGroup'],
  ],
  content: ['The legend is a question; options are short answers of one kind.'],
  strings: ['Please select an option'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
    ['Space', 'Chooses'],
  ],
  screenReader: ['A fieldset with a legend; arrow keys move the choice.'],
};
