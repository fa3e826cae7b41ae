import type { ComponentDocs } from '../../docs/component-docs';

export const notFoundDocs: ComponentDocs = {
  purpose: 'A page or a thing that does not exist.',
  use: ['The 404 page; an unknown profile, post or guide.'],
  avoid: [
    ['A search found nothing', 'EmptyState'],
    ['It could not be loaded', 'ErrorState'],
  ],
  content: ['Name the thing; offer the way on.'],
  strings: [
    '404 Page Not Found',
    'Accountant Not Found',
    "The accountant you're looking for doesn't exist or has been removed.",
    'Browse Accountants',
  ],
  screenReader: ['Its title is the page’s `h1`.'],
};
