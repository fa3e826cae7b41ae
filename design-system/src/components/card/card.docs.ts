import type { ComponentDocs } from '../../docs/component-docs';

export const cardDocs: ComponentDocs = {
  purpose: 'A bordered area that holds what belongs together.',
  use: ['Things of one kind in a grid or list; a group of settings.', '`interactive` when its heading is a link.'],
  avoid: [
    ['It only separates', 'space'],
    ['It floats', 'Dialog or Menu'],
  ],
  content: ['One heading, one action.'],
  screenReader: ['No role of its own; give it `as="article"` or `as="section"` with a name where that helps.'],
};
