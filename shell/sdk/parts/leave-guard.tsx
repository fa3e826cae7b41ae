import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useBlocker } from '../router';

interface Props {
  readonly isDirty: boolean;
  /** Sentence about the changes, for example 'Your changes to the settings are not saved yet.' */
  readonly description: string;
  /** Default 'Keep Editing'. */
  readonly cancelLabel?: string;
  /** Default `danger`; `primary` where the changes are kept for later. */
  readonly tone?: 'primary' | 'danger';
  /** True when the form stays on the screen if only the query of the URL changes. */
  readonly isWithinPath?: boolean;
  /** Set when leaving is on purpose: after a save. */
  readonly isLeaving?: RefObject<boolean>;
}

/** Asks before a page with unsaved changes is left, within the product or out of it. */
export function LeaveGuard({
  isDirty,
  description,
  cancelLabel = 'Keep Editing',
  tone,
  isWithinPath = false,
  isLeaving,
}: Props): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isDirty &&
      !isLeaving?.current &&
      (now.pathname !== next.pathname || (!isWithinPath && now.search !== next.search)),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isLeaving]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave Page"
      cancelLabel={cancelLabel}
      tone={tone}
    />
  );
}
