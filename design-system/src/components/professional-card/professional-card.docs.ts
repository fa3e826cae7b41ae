import type { ComponentDocs } from '../../docs/component-docs';

export const professionalCardDocs: ComponentDocs = {
  purpose: 'A professional at a glance.',
  use: ['`compact` in grids on the home page; `row` in directories and search, where people compare.'],
  avoid: [['Anyone else’s profile', 'Card with Avatar']],
  content: [
    'In this order: who, trusted by what (rating, verified, response time), where, for what, from how much, one button.',
    'The whole card leads to the profile; a price names its unit: ‘From $65 / hour’.',
    'Three tags, then ‘+N’. ‘New’ instead of an empty star.',
  ],
  strings: ['View Profile', 'View Details', 'Contact', 'Connect With CFO', 'New'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Opens the profile, or does the action'],
  ],
  screenReader: ['An article; the name is its heading and its link; the button’s name says whose profile it opens.'],
};
