import type { ComponentDocs } from '../../docs/component-docs';

export const stepProgressDocs: ComponentDocs = {
  purpose: 'Where someone is in a series of steps.',
  use: ['The quiz and other wizards of three steps or more.'],
  avoid: [
    ['Something works by itself', 'Spinner'],
    ['How complete a profile is', 'the completeness meter'],
  ],
  content: [
    '‘Step n of 9’ and whole percent: the first step is 0 %, the last is 100 %. Without percent the bar is filled up to the step shown.',
  ],
  strings: ['Step n of 9'],
  screenReader: [
    'A progress bar whose value is read as ‘Step 3 of 9, 25% complete’.',
    'Move the focus to the step’s heading when it changes.',
  ],
};
