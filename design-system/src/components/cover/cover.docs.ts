import type { ComponentDocs } from '../../docs/component-docs';

export const coverDocs: ComponentDocs = {
  purpose: 'The drawn cover of something to read that has no picture of its own.',
  use: ['On top of a ContentCard, and above an article or a guide.'],
  avoid: [
    ['A place is empty or broken', 'EmptyState, ErrorState or NotFound'],
    ['A page greets or explains', 'Illustration'],
  ],
  content: ['The subject itself in it: a calendar for deadlines, a padlock for privacy. No words.'],
  screenReader: ['Nothing: the title beside it says everything.'],
};
