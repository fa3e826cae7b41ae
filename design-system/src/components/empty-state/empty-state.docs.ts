import type { ComponentDocs } from '../../docs/component-docs';

export const emptyStateDocs: ComponentDocs = {
  purpose: 'Nothing here yet, or nothing found, and what to do next.',
  use: ['In place of a list without entries.'],
  avoid: [
    ['It could not be loaded', 'ErrorState'],
    ['The page does not exist', 'NotFound'],
    ['It is still loading', 'Skeleton'],
  ],
  content: ['A positive title, one sentence, one next step. Never a dead end.'],
  strings: [
    'No accountants found',
    'Clear Filters',
    'No Conversations',
    'No messages yet',
    'No reviews yet. Be the first to leave a review!',
    'No testimonials match your filters',
    'View All Testimonials',
  ],
  screenReader: ['A heading of the page’s outline; the drawing is decoration.'],
};
