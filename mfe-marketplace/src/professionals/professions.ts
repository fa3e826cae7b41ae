import type { Profession, Professional } from '@counterpart/api/contract';

/** The three public directories. Bookkeepers are listed with the accountants. */
export type Directory = 'accountants' | 'advisors' | 'fractional-cfos';

const directoryByProfession: Record<Profession, Directory> = {
  accountant: 'accountants',
  bookkeeper: 'accountants',
  advisor: 'advisors',
  cfo: 'fractional-cfos',
};

const pathByDirectory: Record<Directory, string> = {
  accountants: '/accountant',
  advisors: '/advisors',
  'fractional-cfos': '/fractional-cfos',
};

/** Name of each directory. */
export const directoryLabel: Record<Directory, string> = {
  accountants: 'Accountants',
  advisors: 'Advisors',
  'fractional-cfos': 'Fractional CFOs',
};

const professionLabel: Record<Profession, string> = {
  accountant: 'Accountant',
  bookkeeper: 'Bookkeeper',
  advisor: 'Financial Advisor',
  cfo: 'Fractional CFO',
};

/** Path of a professional's page below one directory. A redirect takes its id from a URL, whatever letters it has. */
export function profilePathIn(directory: Directory, id: number | string): string {
  return `${pathByDirectory[directory]}/${encodeURIComponent(id)}`;
}

/** The directory of a professional's first profession. */
export function directoryOf({ professions }: Pick<Professional, 'professions'>): Directory {
  return directoryByProfession[professions[0] ?? 'accountant'];
}

/** Path of a professional's own page: the one of their first profession. */
export function profilePath(professional: Pick<Professional, 'id' | 'professions'>): string {
  return profilePathIn(directoryOf(professional), professional.id);
}

/** True when the professional may be shown below that directory's path. */
export function isListedIn(directory: Directory, { professions }: Pick<Professional, 'professions'>): boolean {
  return professions.length === 0
    ? directory === 'accountants'
    : professions.some((profession) => directoryByProfession[profession] === directory);
}

/** Lists the professions in words: 'Accountant, Fractional CFO'. */
export function professionText({ professions }: Pick<Professional, 'professions'>): string {
  return professions.map((profession) => professionLabel[profession]).join(', ');
}
