import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { type More } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  readonly more: More | null;
  /** 'reviews', in the sentence that says what could not be loaded. */
  readonly what: string;
}

/** Below a list, the way to its rest; nothing when it is whole. */
export function ShowMore({ more, what }: Props): ReactNode {
  if (!more) return null;
  return (
    <Stack gap={8}>
      {more.failed && <Alert tone="error">{`More ${what} could not be loaded.`}</Alert>}
      <div>
        <Button variant="secondary" pending={more.pending} onClick={more.onLoad}>
          Show More
        </Button>
      </div>
    </Stack>
  );
}
