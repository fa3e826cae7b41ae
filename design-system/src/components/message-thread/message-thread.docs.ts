import type { ComponentDocs } from '../../docs/component-docs';

export const messageThreadDocs: ComponentDocs = {
  purpose: 'A conversation: days, times, who said what, the newest in view.',
  use: ['The right pane of messages.'],
  avoid: [['Reviews', 'ReviewItem']],
  content: [
    'Days as ‘November 18, 2026’, times as ‘3:05 PM’.',
    'Under the last message that the other side has read: ‘Read 3:14 PM’, with the day when it is another.',
  ],
  strings: ['New messages', 'Read', 'Retry', 'No messages yet'],
  keys: [
    ['Tab', 'Moves to the thread, then to Retry'],
    ['Arrow keys', 'Scroll'],
  ],
  screenReader: ['A log: what comes in is announced. Each message says who sent it and when.'],
};
