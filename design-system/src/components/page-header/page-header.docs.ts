import type { ComponentDocs } from '../../docs/component-docs';

export const pageHeaderDocs: ComponentDocs = {
  purpose: 'The top of a page: where it is, what it is, what can be done.',
  use: ['Every page except home.'],
  avoid: [['A section of a page', 'Heading']],
  content: ['The title is a noun or names the task; one sentence below it.'],
  strings: ['Find Financial Professionals'],
  screenReader: ['The one `h1` of the page.'],
};
