import type { ComponentDocs } from '../../docs/component-docs';

export const tooltipDocs: ComponentDocs = {
  purpose: 'A few words beside a control.',
  use: ['What a short label means.'],
  avoid: [['Everybody needs it', 'text beside the control'], ['It holds controls', 'Popover']],
  content: ['At most twelve words; never the only place where it is said.'],
  keys: [['Tab', 'Shows the words'], ['Escape', 'Takes them away']],
  screenReader: ['The words are the control’s description, always.'],
};
