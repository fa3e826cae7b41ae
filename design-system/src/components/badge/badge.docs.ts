import type { ComponentDocs } from '../../docs/component-docs';

export const badgeDocs: ComponentDocs = {
  purpose: 'A short state, or how many wait.',
  use: ['Verified, Featured, NEW, Published, Draft; the count on the bell and on filters.'],
  avoid: [
    ['It describes what someone does', 'Tag'],
    ['It can be pressed', 'Button or FilterChips'],
  ],
  content: [
    'One or two words. The words carry the meaning, the color helps.',
    'Teal is for verified and nothing else.',
    'Counts stop at 9+ in the header.',
  ],
  strings: ['Verified', 'Verified Professional', 'Verified client', 'Featured', 'NEW', 'Published', 'Draft', '9+'],
  screenReader: ['Read as plain text; a count is followed by what it counts.'],
};
