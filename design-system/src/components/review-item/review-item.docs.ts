import type { ComponentDocs } from '../../docs/component-docs';

export const reviewItemDocs: ComponentDocs = {
  purpose: 'One review: who, how many stars, when, what, and the answer.',
  use: ['Profiles, the dashboard.'],
  avoid: [['Marketing', 'TestimonialCard']],
  content: ['Dates as ‘November 5, 2026’. Line breaks are kept.'],
  strings: ['Anonymous Client', 'Verified client'],
  screenReader: ['An article; the answer is a quotation with its author.'],
};
