import type { ComponentDocs } from '../../docs/component-docs';

export const ratingInputDocs: ComponentDocs = {
  purpose: 'One to five stars from someone.',
  use: ['The review form.'],
  avoid: [['Showing a rating', 'Rating']],
  content: ['The word beside the stars says what they mean.'],
  strings: ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent', 'Please select a rating'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
    ['Space', 'Chooses'],
  ],
  screenReader: ['Radio buttons named ‘4 stars, Very Good’.'],
};
