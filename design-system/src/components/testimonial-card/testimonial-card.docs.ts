import type { ComponentDocs } from '../../docs/component-docs';

export const testimonialCardDocs: ComponentDocs = {
  purpose: 'What a client says: the words, who said them, what it was about.',
  use: ['Home, testimonials.'],
  avoid: [['A review of a professional', 'ReviewItem']],
  content: [
    'No quotation marks in the text; the card sets them. The section around sample words is labeled ‘Examples’.',
  ],
  strings: ['Examples'],
  screenReader: ['A figure with a quotation and its author.'],
};
