import type { Profession } from '@counterpart/api/contract';
import type { Benefit } from '../../marketing/benefits-section';
import type { SignUpValues } from './auth-validation';

export interface SidePanelCopy {
  readonly heading: string;
  readonly points: readonly Benefit[];
}

const copyByUserType: Record<SignUpValues['userType'], SidePanelCopy> = {
  client: {
    heading: 'Find the person who knows your numbers',
    points: [
      {
        icon: 'verified',
        title: 'Verified professionals',
        text: 'We check licenses and credentials before we add the badge.',
      },
      {
        icon: 'briefcase',
        title: 'Industry specialists',
        text: 'Search by the service you need and the industry you work in.',
      },
      {
        icon: 'message',
        title: 'Private messaging',
        text: 'Message a professional directly. No phone number needed.',
      },
    ],
  },
  accountant: {
    heading: 'Get found by clients who need what you do',
    points: [
      { icon: 'user', title: 'Create your profile', text: 'List what you do, who you work with and what you charge.' },
      {
        icon: 'search',
        title: 'Targeted connections',
        text: 'Clients find you by service, specialty, industry and location.',
      },
      { icon: 'star', title: 'Verified reviews', text: 'Collect reviews from the clients you work with.' },
    ],
  },
};

const professionHeading: Record<Profession, string> = {
  accountant: 'Get found by clients who need an accountant',
  bookkeeper: 'Get found by clients who need a bookkeeper',
  advisor: 'Get found by clients who need a financial advisor',
  cfo: 'Get found by companies that need a fractional CFO',
};

/** Picks the text beside the sign-up form: it follows the choice of client or professional, and of the profession. */
export function sidePanelCopy(userType: SignUpValues['userType'], profession: Profession | ''): SidePanelCopy {
  const copy = copyByUserType[userType];
  return userType === 'accountant' && profession ? { ...copy, heading: professionHeading[profession] } : copy;
}
