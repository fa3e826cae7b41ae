import { fullName, type Professional } from '@counterpart/api/contract';
import { IconButton } from '@counterpart/design-system/icon-button';
import { useGoToSignIn, useSession, useToast } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useVisitorSaved } from './visitor-saved';
import { useSavedIds, useSetSaved } from './use-saved';

/**
 * A heart: saves a professional on the client's list, for visitors in this browser. Professionals and admins have no
 * list.
 */
export function SaveButton({
  professional,
}: {
  readonly professional: Pick<Professional, 'id' | 'firstName' | 'lastName'>;
}): ReactNode {
  const { user } = useSession();
  const savedIds = useSavedIds();
  const [ofVisitor, setOfVisitor] = useVisitorSaved();
  const saved = (user ? savedIds : ofVisitor)?.includes(professional.id) ?? false;
  const setSaved = useSetSaved();
  const showToast = useToast();
  const goToSignIn = useGoToSignIn();
  if (user && user.userType !== 'client') return null;
  const name = fullName(professional);

  const toggle = () => {
    if (user) return void setSaved(professional, !saved);
    setOfVisitor(professional.id, !saved);
    showToast(
      saved
        ? { title: `Removed ${name}` }
        : {
            title: `Saved ${name}`,
            description: 'Saved in this browser. Create an account to find it anywhere.',
            tone: 'success',
            action: { label: 'Log In or Sign Up', onSelect: goToSignIn },
          },
    );
  };
  return (
    <IconButton
      icon="heart"
      filled={saved}
      label={saved ? `Remove ${name} from saved` : `Save ${name}`}
      onClick={toggle}
    />
  );
}
