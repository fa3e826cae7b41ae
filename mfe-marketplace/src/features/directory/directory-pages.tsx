import type { ReactNode } from 'react';
import { DirectoryPage } from './directory-page';

/** `/accountants` */
export function AccountantsPage(): ReactNode {
  return <DirectoryPage key="accountants" directory="accountants" />;
}

/** `/advisors` */
export function AdvisorsPage(): ReactNode {
  return <DirectoryPage key="advisors" directory="advisors" />;
}

/** `/fractional-cfos` */
export function FractionalCfosPage(): ReactNode {
  return <DirectoryPage key="fractional-cfos" directory="fractional-cfos" />;
}
