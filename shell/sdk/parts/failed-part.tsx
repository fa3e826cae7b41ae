import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Dialog } from '@counterpart/design-system/dialog';
import { useEffect, useState, type ReactNode } from 'react';
import { useHost } from '../host/host';

/** A part of a page whose code could not be had. */
export interface Failure {
  /** 'the reviews' */
  readonly name: string;
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Says in the part's place that it could not be loaded, and offers another try. */
export function FailedNotice(failure: Failure): ReactNode {
  const { title, sentence, label, act } = useWords(failure);
  const action = (
    <Button size="small" variant="secondary" icon="refresh" pending={failure.isRetrying} onClick={act}>
      {label}
    </Button>
  );
  return (
    <Alert tone="error" title={title} action={action}>
      {sentence}
    </Alert>
  );
}

/** The same for what was to open in front of the page. Its code is the shell's own, so that it is always there. */
export function FailedDialog({
  onClose,
  ...failure
}: Failure & { readonly onClose: (() => void) | undefined }): ReactNode {
  const { title, sentence, label, act } = useWords(failure);
  const close = () => onClose?.();
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={sentence}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
          <Button icon="refresh" pending={failure.isRetrying} onClick={act}>
            {label}
          </Button>
        </>
      }
    />
  );
}

/** Returns words and action: in a tab whose files are gone, another try would not help. */
function useWords({ name, error, onRetry }: Failure) {
  const { areas, site } = useHost();
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    void areas.partFailed(error).then(setOutdated);
  }, [areas, error]);
  if (isOutdated)
    return {
      title: `A new version of ${site.name} is ready`,
      sentence: 'This tab still runs the old one. Reload to continue. Anything you typed stays.',
      label: 'Reload',
      act: () => areas.reload(),
    };
  return {
    title: `We could not load ${name}`,
    sentence: 'The rest of the page works. Check your connection, or try again in a moment.',
    label: 'Try Again',
    act: onRetry,
  };
}
