import type { ComponentDocs } from '../../docs/component-docs';

export const contentCardDocs: ComponentDocs = {
  purpose: 'A post, a guide or a page as a card that can be pressed anywhere.',
  use: ['Lists of articles and guides.'],
  avoid: [
    ['A person', 'ProfessionalCard'],
    ['What a client says', 'TestimonialCard'],
    ['A feature without a page of its own', 'FeatureCard'],
  ],
  content: [
    'The title is the page’s title; the excerpt says what the reader will know afterwards.',
    'At most three facts below the title: date, author, minutes.',
  ],
  strings: ['Read More', 'View Full Guide', 'Featured'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Opens the page'],
  ],
  screenReader: ['One link, named by its words and the title; the picture is decoration.'],
};
