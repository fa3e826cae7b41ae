import type { ComponentDocs } from '../../docs/component-docs';

export const ratingBreakdownDocs: ComponentDocs = {
  purpose: 'How ratings spread, and a filter by stars.',
  use: ['Above the reviews of one professional.'],
  avoid: [['One rating, or an average without its reviews', 'Rating']],
  content: ['Leave it out below one review: an empty scale says nothing.'],
  keys: [
    ['Tab', 'Moves from bar to bar; stars without a review are skipped'],
    ['Enter, Space', 'Shows only these reviews; once more, all of them'],
  ],
  screenReader: ['The bars are toggle buttons named ‘5 stars, 12 reviews’.'],
};
