import { accountantsEast } from './accountants-east';
import { accountantsWest } from './accountants-west';
import { advisors } from './advisors';
import { bookkeepers } from './bookkeepers';
import type { DemoProfessional } from './demo-professional';
import { fractionalCfos } from './fractional-cfos';

/** Every professional of the demo data: all professions, states, services and industries. */
export const demoProfessionals: readonly DemoProfessional[] = [
  ...accountantsEast,
  ...accountantsWest,
  ...bookkeepers,
  ...advisors,
  ...fractionalCfos,
];
