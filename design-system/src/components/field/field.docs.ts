import type { ComponentDocs } from '../../docs/component-docs';

export const fieldDocs: ComponentDocs = {
  purpose: 'A label, its control, its help and its error, joined.',
  use: [
    'Around every TextInput, Select, MultiSelect, TagInput, NumberInput and DateInput.',
    'TrapField in forms that visitors can send: hidden from people, filled in by programs.',
  ],
  avoid: [
    ['Checkboxes and radio buttons', 'their own legend'],
    ['A search', 'SearchBar'],
  ],
  content: [
    'The label is a noun; help comes before anything is wrong; the error is one sentence that says what to mend.',
    'Mark what is optional, not what is required.',
  ],
  strings: [
    'Username is required',
    'Password is required',
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Username must be at least 3 characters',
    'Password must be at least 8 characters',
    'Confirm password is required',
    'Passwords do not match',
    'Please select a subject.',
  ],
  screenReader: [
    'The label names the control; error and help are its description, error first.',
    'An error is announced when it appears.',
  ],
};
