import type { SearchPage } from '@counterpart/api/contract';
import type { FinderQuery } from './finder-query';

/** What the API proposes to leave out when nobody fits. */
export type Rescue = SearchPage['rescues'][number];
type Loosened = Rescue['without'][number];

const CHANGES: Readonly<Record<Loosened, Partial<FinderQuery>>> = {
  services: { services: [] },
  specialties: { specialties: [] },
  industry: { industry: '' },
  clientTypes: { clientTypes: [] },
  place: { city: '', state: '' },
  words: { q: '' },
};

const WORDS: Readonly<Record<Loosened, string>> = {
  services: 'any service',
  specialties: 'any specialty',
  industry: 'any industry',
  clientTypes: 'any client type',
  place: 'any location',
  words: 'without the keywords',
};

/** The filters without what a rescue leaves out. */
export const rescueChanges = ({ without }: Rescue): Partial<FinderQuery> => Object.assign({}, ...without.map((group) => CHANGES[group])) as Partial<FinderQuery>;

/** 'Any location: 24 found', 'Any service, any location: 1,000+ found'. */
export function rescueText({ without, total, totalIsCapped }: Rescue): string {
  const text = without.map((group) => WORDS[group]).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''} found`;
}
