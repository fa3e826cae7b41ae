import type { ComponentDocs } from '../../docs/component-docs';

export const linkDocs: ComponentDocs = {
  purpose: 'Goes to a page.',
  use: ['In text and lists. `quiet` takes the color around it.'],
  avoid: [
    ['It starts something', 'Button'],
    ['It is the one thing to do', 'LinkButton'],
  ],
  content: ['The words say where it goes; never ‘click here’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows it'],
  ],
  screenReader: ['A native link; what opens in a new tab has `rel=noopener`.'],
};
