import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import type { ReactNode } from 'react';

interface Props {
  readonly failure: string;
  /** Shows what another user saved meanwhile beside one's own; null when no one did. */
  readonly onCompare: (() => void) | null;
}

/** Reason nothing was stored. */
export function NothingSaved({ failure, onCompare }: Props): ReactNode {
  const compare = onCompare && (
    <Button variant="secondary" size="small" onClick={onCompare}>
      Compare
    </Button>
  );
  return (
    <Alert tone="error" title="Nothing was saved" action={compare}>
      {failure}
    </Alert>
  );
}
