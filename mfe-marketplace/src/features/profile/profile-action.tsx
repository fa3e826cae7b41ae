import type { Professional } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ContactAction } from '../../professionals/contact-action';

/** The one action of the page: write to them, or on one's own page change it. */
export function ProfileAction({ professional }: { readonly professional: Professional }): ReactNode {
  const { user } = useSession();
  if (user?.id !== professional.id) return <ContactAction professional={professional} />;
  return (
    <LinkButton href="/dashboard?tab=profile" icon="edit" fullWidth>
      Edit Profile
    </LinkButton>
  );
}
