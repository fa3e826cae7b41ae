import type { ComponentDocs } from '../../docs/component-docs';

export const quickRepliesDocs: ComponentDocs = {
  purpose: 'A message to write, with texts that are written often.',
  use: ['The bottom of a conversation, for people who write the same to many.'],
  avoid: [['A first message with nothing to repeat', 'Composer']],
  content: ['A name is a few words that it is found by: ‘Suggest a call’.', 'The note says where they are changed.'],
  strings: ['Quick replies'],
  keys: [
    ['/', 'At the start of a word: offers those that contain what follows'],
    ['Up, Down', 'Move in the list, while the focus stays in the text'],
    ['Enter', 'Puts the reply into the text; sends while the list is closed'],
    ['Escape', 'Closes the list'],
  ],
  screenReader: ['How many there are is announced; the active one is read as the text’s active descendant.'],
};
