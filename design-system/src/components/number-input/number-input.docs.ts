import type { ComponentDocs } from '../../docs/component-docs';

export const numberInputDocs: ComponentDocs = {
  purpose: 'A number, with its unit.',
  use: ['Years, prices, percentages.'],
  avoid: [
    ['A telephone number, a ZIP', 'TextInput'],
    ['Very few numbers', 'RadioGroup'],
  ],
  content: ['The unit stands beside the number, not in the label.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow up, Arrow down', 'Count by the step'],
  ],
  screenReader: ['A text box with number keys on a phone; say the unit in the label or the help as well.'],
};
