import type { ComponentDocs } from '../../docs/component-docs';

export const tagDocs: ComponentDocs = {
  purpose: 'A neutral word that describes something.',
  use: ['Services, specialties, industries.'],
  avoid: [
    ['A state', 'Badge'],
    ['A filter that is set', 'FilterChips'],
  ],
  content: ['The label of the taxonomy, to the letter. Three, then ‘+N’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Removes the tag'],
  ],
  screenReader: ['A list with a name; ‘+N’ has the rest as its title.'],
};
