import {
  accountantOptions,
  accountantsSubject,
  advisorOptions,
  fractionalCfoOptions,
  type TaxonomyOption,
} from '@counterpart/api/contract';
import type { Directory } from '../../professionals/professions';

/** Differences between the three directories, which share one page. */
export interface DirectoryRules {
  readonly directory: Directory;
  /** One profession, or several with commas. */
  readonly profession: string;
  readonly title: string;
  readonly description: string;
  /** Rows a page. */
  readonly pageSize: number;
  readonly services: readonly TaxonomyOption[];
  readonly specialties: readonly TaxonomyOption[];
  readonly industries?: readonly TaxonomyOption[];
  readonly clientTypes?: readonly TaxonomyOption[];
  /** Client types: any number of them, or exactly one. */
  readonly clientTypeChoice?: 'one' | 'several';
  /** For the count: '1 accountant found'. */
  readonly one: string;
  readonly many: string;
  readonly featuredTitle: string;
  /** Text of the featured part when none of its professionals matches; without it the part is left out. */
  readonly noFeatured?: string;
  readonly empty: string;
  /** Subject of the pages about cities that the directory leads to. */
  readonly citySubject: string;
  /** Preselects the profession on the sign-up page. */
  readonly joinHref: string;
}

export const directoryRules: Record<Directory, DirectoryRules> = {
  accountants: {
    directory: 'accountants',
    profession: 'accountant,bookkeeper',
    title: 'Accountants',
    description: 'Taxes, books and payroll, by people who know your industry.',
    pageSize: 5,
    services: accountantOptions.services,
    specialties: accountantOptions.specialties,
    industries: accountantOptions.industries,
    clientTypes: accountantOptions.clientTypes,
    clientTypeChoice: 'several',
    one: 'accountant',
    many: 'accountants',
    featuredTitle: 'Featured Accountants',
    empty: 'No accountants found matching your filters.',
    citySubject: accountantsSubject,
    joinHref: '/auth?signup=true&accountant=true',
  },
  advisors: {
    directory: 'advisors',
    profession: 'advisor',
    title: 'Financial Advisors',
    description: 'Retirement, investments, estates and the plans in between.',
    pageSize: 5,
    services: advisorOptions.services,
    specialties: advisorOptions.specialties,
    clientTypes: advisorOptions.clientTypes,
    clientTypeChoice: 'one',
    one: 'advisor',
    many: 'advisors',
    featuredTitle: 'Featured Advisors',
    noFeatured: 'No featured advisors match your criteria.',
    empty: 'No advisors found matching your filters.',
    citySubject: 'planning',
    joinHref: '/auth?signup=true&advisor=true',
  },
  'fractional-cfos': {
    directory: 'fractional-cfos',
    profession: 'cfo',
    title: 'Fractional CFOs',
    description: 'Senior finance help, a few days a month.',
    pageSize: 6,
    services: fractionalCfoOptions.services,
    specialties: fractionalCfoOptions.specialties,
    one: 'fractional CFO',
    many: 'fractional CFOs',
    featuredTitle: 'Featured Fractional CFOs',
    empty: 'No fractional CFOs found matching your filters.',
    citySubject: 'cfo',
    joinHref: '/auth?signup=true&cfo=true',
  },
};
