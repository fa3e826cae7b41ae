import type { ComponentDocs } from '../../docs/component-docs';

export const stickyCallToActionDocs: ComponentDocs = {
  purpose: 'An offer that follows the reader.',
  use: ['The home page’s quiz: after 60 % of a window, or 30 seconds.'],
  avoid: [['It must be answered', 'Dialog']],
  content: ['A question, one sentence, one button, ‘No thanks’.'],
  strings: ['No thanks'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Follows the offer, or dismisses it'],
  ],
  screenReader: ['An aside with a name; it takes no focus and announces nothing.'],
};
