import type { ComponentDocs } from '../../docs/component-docs';

export const ratingDocs: ComponentDocs = {
  purpose: 'What others thought, as stars and a number.',
  use: ['Cards, profiles, reviews.'],
  avoid: [['Someone is asked', 'RatingInput']],
  content: ['One decimal; the count in brackets; ‘New’ without reviews.'],
  strings: ['New'],
  screenReader: ['Read as a sentence: ‘Rated 4.8 out of 5, 36 reviews’.'],
};
