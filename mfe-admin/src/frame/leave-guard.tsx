import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { useBlocker } from '@counterpart/shell/sdk/router';
import { useEffect, type ReactNode } from 'react';

/** Asks before a page with unsaved changes is left, within the product or out of it. */
export function LeaveGuard({
  isDirty,
  what,
  isWithinPath = false,
}: {
  readonly isDirty: boolean;
  /** Noun for what is unsaved: 'the settings'. */
  readonly what: string;
  /** True when the form stays on the screen if only the query of the URL changes. */
  readonly isWithinPath?: boolean;
}): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isDirty && (now.pathname !== next.pathname || (!isWithinPath && now.search !== next.search)),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
      title="Leave without saving?"
      description={`Your changes to ${what} are not saved yet.`}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
    />
  );
}
