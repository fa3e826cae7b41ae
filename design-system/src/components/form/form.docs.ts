import type { ComponentDocs } from '../../docs/component-docs';

export const formDocs: ComponentDocs = {
  purpose: 'State of a native form: values, one sentence for each wrong field, and one submit at a time.',
  use: [
    'For every form that sends something: useForm in the component, a native form with noValidate, a Field around each control.',
    'With focusFirstWrong alone where steps are checked one by one.',
  ],
  avoid: [['Filters that apply at once', 'FilterPanel']],
  content: [
    'A rule is checked when the form is sent, not while someone types; changing a field takes its error away.',
    'What was typed stays when the server refuses.',
  ],
  keys: [['Enter', 'Sends the form.']],
  screenReader: ['The first wrong field takes the focus and reads its error.'],
};
