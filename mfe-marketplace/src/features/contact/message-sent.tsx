import { Button } from '@counterpart/design-system/button';
import { Illustration } from '@counterpart/design-system/illustration';
import { Stack } from '@counterpart/design-system/layout';
import { thanksPicture } from '@counterpart/design-system/pictures/thanks';
import { Heading, Text } from '@counterpart/design-system/text';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Focusable = styled.div`
  outline: none;
`;

/** Replaces the form once the message has arrived; takes the focus too, since the focused button is gone. */
export function MessageSent({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <Focusable ref={element} tabIndex={-1} role="group" aria-label="Message Sent Successfully!">
      <Stack gap={16} align="start">
        <Illustration picture={thanksPicture} />
        <Stack gap={8}>
          <Heading level={2}>Message Sent Successfully!</Heading>
          <Text tone="muted">Thank you for writing to us. We reply by email during business hours.</Text>
        </Stack>
        <Button variant="secondary" onClick={onAgain}>
          Send Another Message
        </Button>
      </Stack>
    </Focusable>
  );
}
