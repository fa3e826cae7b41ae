import type { ComponentDocs } from '../../docs/component-docs';

export const composerDocs: ComponentDocs = {
  purpose: 'Where a message is written.',
  use: ['The bottom of a conversation; the dialog that opens on Contact Me.'],
  avoid: [['A form with more than the one text', 'TextArea in a Field']],
  content: ['The label says to whom: ‘Message to Maria Castellanos’.', 'An error says that the text is still there.'],
  strings: ['Type your message...', 'Send', 'Sending...'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Sends; starts a new line on a touch screen'],
    ['Shift + Enter', 'Starts a new line'],
  ],
  screenReader: [
    'A labeled text box; an error is announced and becomes its description.',
    'Send is unavailable while there is nothing but spaces.',
  ],
};
