import type { ComponentDocs } from '../../docs/component-docs';

export const themeSwitchDocs: ComponentDocs = {
  purpose: 'Light, dark or as the machine says.',
  use: ['The header’s menu and settings.'],
  avoid: [['Anything else', 'SegmentedToggle']],
  content: ['One word each.'],
  strings: ['Light', 'Dark', 'System'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
  ],
  screenReader: ['Radio buttons with a hidden legend.'],
};
