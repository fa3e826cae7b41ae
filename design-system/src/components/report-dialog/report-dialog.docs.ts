import type { ComponentDocs } from '../../docs/component-docs';

export const reportDialogDocs: ComponentDocs = {
  purpose: 'Tells those who look after something what is wrong with it.',
  use: ['A review, a message, a person or an answer is reported.'],
  avoid: [['Something else is asked before an action', 'FormDialog']],
  content: ['The description says who reads the report, and who is not told of it.'],
  keys: [
    ['Arrow keys', 'Choose a reason'],
    ['Escape', 'Closes; what was entered stays as a draft'],
  ],
  screenReader: ['A dialog with its title; the first wrong field takes the focus.'],
};
