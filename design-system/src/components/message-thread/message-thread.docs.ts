import type { ComponentDocs } from '../../docs/component-docs';

export const messageThreadDocs: ComponentDocs = {
  purpose: 'A conversation: days, times, who said what, the newest in view.',
  use: ['The right pane of messages.'],
  avoid: [['Reviews', 'ReviewItem']],
  content: [
    'Days as ‘November 18, 2026’, times as ‘3:05 PM’.',
    'Under the last message that the other side has read: ‘Read 3:14 PM’, with the day when it is another; under the newest one ‘Sent’ or ‘Delivered’ until it is read.',
    'What was edited says so; of what was deleted a line says that it was there.',
  ],
  strings: [
    'New messages',
    'Sent',
    'Delivered',
    'Read',
    'Edited',
    'This message was deleted',
    'Not sent',
    'Not sent yet',
    'Retry',
    'Discard',
    'No messages yet',
  ],
  keys: [
    ['Tab', 'Moves to the thread, then to the menu of each message, Retry and Discard'],
    ['Arrow keys', 'Scroll'],
  ],
  screenReader: ['A log: what comes in is announced. Each message says who sent it and when.'],
};
