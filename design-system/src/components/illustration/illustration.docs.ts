import type { ComponentDocs } from '../../docs/component-docs';

export const illustrationDocs: ComponentDocs = {
  purpose: 'A drawing of the one family, where a page explains, greets or thanks.',
  use: [
    'How it works, the quiz, the panel beside a form, a thank-you.',
    'One a screen. Import the drawing by itself: a page carries only what it shows.',
  ],
  avoid: [
    ['A place is empty', 'EmptyState with `illustration`'],
    ['Something is broken or lost', 'ErrorState or NotFound'],
    ['A mark beside a word', 'Icon'],
  ],
  content: ['No words in drawings, no faces that could be someone’s, no teal: it means verified.'],
  screenReader: ['Nothing: the words beside it say everything.'],
};
