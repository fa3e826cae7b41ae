import type { ComponentDocs } from '../../docs/component-docs';

export const dataTableDocs: ComponentDocs = {
  purpose: 'Rows and columns to sort, choose and act on.',
  use: ['Administration: users, posts, queues. Load it lazily: it stands on antd.'],
  avoid: [
    ['People compare three things', 'ComparisonTable'],
    ['Visitors look for someone', 'ProfessionalCard rows'],
  ],
  content: [
    'Headings are nouns; numbers stand at the end of their column.',
    'The empty table says why and what to do.',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'On a heading: sorts; on an action: does it'],
    ['Space', 'Ticks a row'],
  ],
  screenReader: [
    'A table with a caption; sorted columns say so.',
    'Row actions are named with the row: ‘Edit Dana Whitfield’.',
  ],
};
