import type { ComponentDocs } from '../../docs/component-docs';

export const chartDocs: ComponentDocs = {
  purpose: 'How figures changed over time, as lines or as a table.',
  use: ['Reports of administration. Load it lazily: it stands on a chart library.'],
  avoid: [
    ['One number is enough', 'StatCard'],
    ['Rows are to be sorted, chosen or acted on', 'DataTable'],
  ],
  content: [
    'The label says what is counted and by whom: ‘Sign-ups by day’.',
    'A line is named with a noun; what it is compared with with its days: ‘Previous 28 days’.',
    'What is unknown is null and leaves a gap: it is no zero.',
  ],
  strings: ['View as Table', 'View as Chart', 'Sign-ups by day', 'Previous 28 days'],
  keys: [
    ['Tab', 'Moves to ‘View as Table’, then to the chart or the table'],
    ['Arrow left and right', 'On the chart: from point to point, with its values'],
    ['Arrow up and down', 'On the table: scrolls it'],
  ],
  screenReader: [
    'The chart is named; each point that the arrow keys come to is read out with its values.',
    'The table has a caption and headings of rows and columns.',
  ],
};
