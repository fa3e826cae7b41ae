import type { ComponentDocs } from '../../docs/component-docs';

export const popoverDocs: ComponentDocs = {
  purpose: 'A button with a panel of its own below it.',
  use: ['A few controls that are needed now and then: specialties, share.'],
  avoid: [['Only actions', 'Menu'], ['The page must wait', 'Dialog'], ['Only words', 'Tooltip']],
  content: ['The button says what is chosen: ‘Specialties (2)’.'],
  keys: [
    ['Enter, Space', 'Opens; the first control gets the focus'],
    ['Escape', 'Closes and returns'],
    ['Tab', 'Leaving the panel closes it'],
  ],
  screenReader: ['A dialog with a name that does not block the page; `aria-expanded` on its button.'],
};
