import type { ComponentDocs } from '../../docs/component-docs';

export const tabsDocs: ComponentDocs = {
  purpose: 'Parts of one subject, one at a time.',
  use: ['Profiles: About, Services & Pricing, Reviews; sign-in; editors, with the preview beside the text.'],
  avoid: [
    ['Pages of their own', 'links'],
    ['Views of the same thing', 'SegmentedToggle'],
  ],
  content: ['One or two nouns; a count in brackets.'],
  strings: ['About', 'Services & Pricing', 'Reviews', 'Log In', 'Sign Up', 'Personal Information', 'Security'],
  keys: [
    ['Tab', 'Moves to the chosen tab, then into its panel'],
    ['Arrow keys, Home, End', 'Move and choose'],
  ],
  screenReader: ['A tab list with a name; one panel.'],
};
