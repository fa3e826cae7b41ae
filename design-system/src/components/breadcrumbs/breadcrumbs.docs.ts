import type { ComponentDocs } from '../../docs/component-docs';

export const breadcrumbsDocs: ComponentDocs = {
  purpose: 'The way from the home page to this one.',
  use: ['Pages two or more levels deep: directories, profiles, guides, posts.'],
  avoid: [
    ['A page at the top level', 'nothing'],
    ['Steps of a task', 'StepProgress'],
  ],
  content: ['The words of the pages’ own titles; the last one is this page and no link.'],
  strings: ['Home', 'Accountants', 'Advisors', 'Fractional CFOs'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows the link'],
  ],
  screenReader: ['A navigation named Breadcrumb; the last entry has `aria-current=page`.'],
};
