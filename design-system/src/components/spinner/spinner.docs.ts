import type { ComponentDocs } from '../../docs/component-docs';

export const spinnerDocs: ComponentDocs = {
  purpose: 'Something is coming whose shape is not known.',
  use: ['While the signed-in user is loading; inside a pending button.'],
  avoid: [['The shape is known', 'Skeleton']],
  content: ['The label says what is being waited for: ‘Loading accountants’.'],
  screenReader: ['A status with a label.'],
};
