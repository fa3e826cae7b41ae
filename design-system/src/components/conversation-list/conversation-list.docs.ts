import type { ComponentDocs } from '../../docs/component-docs';

export const conversationListDocs: ComponentDocs = {
  purpose: 'Whom one writes with, newest first.',
  use: ['The left pane of messages; the one pane of a phone.'],
  avoid: [['Any list of links', 'a list of Link']],
  content: ['The last message in one line; the date as ‘Nov 19’.'],
  strings: ['No Conversations', 'Find Accountants', 'Select a Conversation'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens the conversation'],
  ],
  screenReader: ['A list of buttons; the chosen one is `aria-current`; unread counts are read with what they count.'],
};
