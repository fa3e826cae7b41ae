import type { ComponentDocs } from '../../docs/component-docs';

export const textInputDocs: ComponentDocs = {
  purpose: 'One line of text, a password, or several lines.',
  use: ['TextInput, PasswordInput and TextArea inside a Field; TitleInput at the head of an editor.'],
  avoid: [
    ['A number', 'NumberInput'],
    ['A day', 'DateInput'],
    ['One of known values', 'Select'],
  ],
  content: [
    'A placeholder is an example, never the label.',
    'A count turns red beyond the limit; what was typed stays.',
  ],
  strings: [
    'Comment must be at least 3 characters',
    'Comment must be at most 500 characters',
    'Bio must be at least 10 characters',
    'Bio must be less than 500 characters',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'On the eye: shows or hides the password'],
  ],
  screenReader: ['Named by its field; the count is part of its description.'],
};
