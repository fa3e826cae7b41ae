import { complianceOptions } from '../taxonomy-screens/compliance';
import { ownOptions } from '../taxonomy-screens/own-options';
import type { TaxonomyOption } from '../taxonomy-screens/taxonomy-option';
import { usStates } from '../us-states';

/** Choices of the compliance calendar’s questions. An employee count is named by its lowest number. */
export const calendarOptions = {
  entities: ownOptions(
    'sole-proprietor=Sole proprietor',
    'single-member-llc=Single-member LLC',
    'partnership=Partnership or multi-member LLC',
    's-corporation=S corporation',
    'c-corporation=C corporation',
    'nonprofit=Nonprofit',
  ),
  states: usStates,
  employees: ownOptions('0=None', '1=1 to 19', '20=20 to 49', '50=50 or more'),
  industries: complianceOptions.industries,
  foreign: ownOptions('accounts=Foreign accounts', 'customers=Foreign customers', 'owners=Foreign owners'),
} as const satisfies Record<string, readonly TaxonomyOption[]>;
