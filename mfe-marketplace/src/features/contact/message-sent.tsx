import { Button } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Mark = styled.span`
  color: var(--cp-success);
`;

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
        <Mark>
          <Icon name="check-circle" size={32} />
        </Mark>
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
