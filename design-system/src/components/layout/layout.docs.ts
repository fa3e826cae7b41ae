import type { ComponentDocs } from '../../docs/component-docs';

export const layoutDocs: ComponentDocs = {
  purpose:
    'Stack, Inline, Grid, Container and VisuallyHidden: where things stand; `from` and `below`: at which widths that changes.',
  use: ['Every distance between components.'],
  avoid: [['A list, an article, a region', 'the same with `as`']],
  content: ['Text is at most 70 characters wide: `reading` or `form` frames.'],
  screenReader: ['No roles of their own. VisuallyHidden is read and not shown.'],
};
