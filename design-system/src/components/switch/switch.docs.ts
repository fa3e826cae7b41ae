import type { ComponentDocs } from '../../docs/component-docs';

export const switchDocs: ComponentDocs = {
  purpose: 'A setting that is on or off and takes effect at once.',
  use: ['Settings.'],
  avoid: [['It is sent with a form', 'Checkbox']],
  content: ['What being on means; help says for whom.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Space, Enter', 'Turns it'],
  ],
  screenReader: ['A switch with a name and a description.'],
};
