import type { ComponentDocs } from '../../docs/component-docs';

export const checkboxDocs: ComponentDocs = {
  purpose: 'Yes or no, or any number of several.',
  use: ['Consent; filters; lists of services.', '`CheckboxGroup` for several under one legend.'],
  avoid: [
    ['It takes effect at once', 'Switch'],
    ['Exactly one of several', 'RadioGroup'],
    ['More than fifteen options', 'MultiSelect'],
  ],
  content: ['What being ticked means, in the positive: ‘Remember me’.', 'An error says what to choose.'],
  strings: [
    'Remember me',
    'You must agree to the terms and conditions',
    'You must select at least one service',
    'You must select at least one specialty',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Space', 'Ticks or clears'],
  ],
  screenReader: [
    'A native checkbox; the label may hold links.',
    'A group is a fieldset; its error and help are its description, and its boxes are marked invalid.',
  ],
};
