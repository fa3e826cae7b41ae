import type { Professional } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Text } from '@counterpart/design-system/text';
import { Slot } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';

/** Contact Me: the messages area fills it with the button, the dialog and their rules. */
export function ContactAction({
  professional,
  label = 'Contact Me',
  isQuiet = false,
}: {
  readonly professional: Professional;
  readonly label?: string;
  /** One of several side by side: words alone. */
  readonly isQuiet?: boolean;
}): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Slot
      name="professional.contact"
      props={{ professional, isAsked, label, isQuiet }}
      // It looks as what takes over from it, and a click is not lost.
      loading={
        <Button
          {...(isQuiet ? { variant: 'secondary', size: 'small' } : { icon: 'message' })}
          fullWidth
          onClick={() => setIsAsked(true)}
        >
          {label}
        </Button>
      }
      fallback={
        <Text size="small" tone="muted">
          Messages are not available right now. Please try again in a few minutes.
        </Text>
      }
    />
  );
}
