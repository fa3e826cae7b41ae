import type { ComponentDocs } from '../../docs/component-docs';

export const buttonDocs: ComponentDocs = {
  purpose: 'Starts something, or as LinkButton goes somewhere and looks like it.',
  use: [
    '`primary` for the one thing a screen is for; `secondary` for the rest; `ghost` in bars and rows; `danger` for what destroys.',
    '`pending` while it works: the words change and it cannot be pressed twice.',
  ],
  avoid: [
    ['It goes to another page', 'LinkButton'],
    ['There is no room for words', 'IconButton'],
    ['It is part of a sentence', 'Link'],
  ],
  content: ['A verb and a noun: ‘Find Services’, not ‘OK’.', 'While pending the words end in three dots: ‘Saving...’.'],
  strings: [
    'Find Services',
    'Browse Services',
    'Sign Up Free',
    'Log In',
    'Logging in...',
    'Creating account...',
    'Saving...',
    'Sending...',
    'View Profile',
    'Contact Me',
    'Update Profile',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Presses it; follows a link'],
    ['Space', 'Presses a button'],
  ],
  screenReader: [
    'A native button or link; `aria-busy` while pending.',
    'A disabled button is announced as unavailable: say beside it why.',
  ],
};
