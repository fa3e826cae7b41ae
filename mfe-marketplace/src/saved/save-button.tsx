import { fullName, type Professional } from '@counterpart/api/contract';
import { IconButton } from '@counterpart/design-system/icon-button';
import { useGoToSignIn, useSession, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useSavedIds, useSetSaved } from './use-saved';

/**
 * A heart: saves a professional on the client's list. Visitors are asked to sign in; professionals and admins have no
 * list.
 */
export function SaveButton({
  professional,
}: {
  readonly professional: Pick<Professional, 'id' | 'firstName' | 'lastName'>;
}): ReactNode {
  const { user } = useSession();
  const saved = useSavedIds()?.includes(professional.id) ?? false;
  const setSaved = useSetSaved();
  const showToast = useToast();
  const goToSignIn = useGoToSignIn();
  if (user && user.userType !== 'client') return null;

  const toggle = () => {
    if (user) return void setSaved(professional, !saved);
    showToast({
      title: 'Login Required',
      description: 'You need to login or create an account to save professionals.',
    });
    goToSignIn();
  };
  const name = fullName(professional);
  return (
    <IconButton
      icon="heart"
      filled={saved}
      label={saved ? `Remove ${name} from saved` : `Save ${name}`}
      onClick={toggle}
    />
  );
}
