import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useBlocker } from '@counterpart/shell/sdk/router';
import { useEffect, type ReactNode, type RefObject } from 'react';

interface Props {
  readonly isDirty: boolean;
  /** Set when leaving is on purpose: after a save. */
  readonly isLeaving: RefObject<boolean>;
}

/** Asks before a page with unsaved changes is left, within the product or out of it. */
export function LeaveGuard({ isDirty, isLeaving }: Props): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isLeaving]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
      title="Leave without saving?"
      description="Your changes are not saved to the post. They will be here when you come back to this editor."
      confirmLabel="Leave page"
      cancelLabel="Keep editing"
      tone="primary"
    />
  );
}
