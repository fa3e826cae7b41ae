import type { ComponentDocs } from '../../docs/component-docs';

export const storyCardDocs: ComponentDocs = {
  purpose: 'A case: what was difficult, what was done, what came of it.',
  use: ['Success stories.'],
  avoid: [['A sentence somebody said', 'TestimonialCard'], ['An article', 'ContentCard']],
  content: ['Results begin with the number.'],
  strings: ['Challenge', 'Solution', 'Results'],
  screenReader: ['An article named after its title; a list of terms and descriptions.'],
};
