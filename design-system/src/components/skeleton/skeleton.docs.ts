import type { ComponentDocs } from '../../docs/component-docs';

export const skeletonDocs: ComponentDocs = {
  purpose: 'The outline of something whose shape is known.',
  use: ['First loads of cards, lists, tables.'],
  avoid: [
    ['The shape is not known, or failure is likely', 'Spinner'],
    ['Something old can stay visible', '`pending` of ResultsBar or Button'],
  ],
  content: ['No words; the group’s label is only read out.'],
  screenReader: ['Bones are hidden; the group announces its label once and is busy.'],
};
