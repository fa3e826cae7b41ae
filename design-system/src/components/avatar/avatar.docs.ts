import type { ComponentDocs } from '../../docs/component-docs';

export const avatarDocs: ComponentDocs = {
  purpose: 'A person’s picture, or their initials on one of six grounds.',
  use: ['Beside a name: cards, reviews, conversations, the account menu.'],
  avoid: [['A company or an article', 'an Icon or a picture']],
  content: [
    'Initials are the first letters of the first and the last word; never a stock face.',
    'Behind initials the ground is the id modulo six, so that a person keeps their color.',
    'A picture may be clear where nothing is drawn: a ground of the theme shows there. On a list of people set data-people, and neighbors never share a ground.',
  ],
  screenReader: ['Hidden: the name stands beside it.'],
};
