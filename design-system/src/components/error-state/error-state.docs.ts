import type { ComponentDocs } from '../../docs/component-docs';

export const errorStateDocs: ComponentDocs = {
  purpose: 'Something could not be shown: names it and offers to try again.',
  use: ['In place of a part or a page that failed to load.'],
  avoid: [
    ['Nothing was found', 'EmptyState'],
    ['A field is wrong', 'the field’s `error`'],
  ],
  content: ['Say what did not work, not that something went wrong.', 'Say what is safe: ‘Nothing you wrote is lost.’'],
  strings: ['Try Again'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Tries again'],
  ],
  screenReader: ['Announced at once.'],
};
