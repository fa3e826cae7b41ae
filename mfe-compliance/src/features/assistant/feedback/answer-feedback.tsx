import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useState, type ReactNode } from 'react';
import type { Turn } from '../ask/talk';
import { ReasonDialog } from './reason-dialog';
import { useFeedback } from './use-feedback';

/** Asks whether an answer helped, and why not. */
export function AnswerFeedback({ turn }: { readonly turn: Turn }): ReactNode {
  const { helpful, isSending, give } = useFeedback(turn);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Inline gap={8} role="group" aria-label="Was this helpful?">
      <Text as="span" size="small" tone="muted" role="status">
        {helpful === null ? 'Was this helpful?' : helpful ? 'Thanks, noted.' : 'Thanks. Our editors will look at it.'}
      </Text>
      {helpful !== true && (
        <Button variant="ghost" size="small" disabled={isSending} onClick={() => void give(true)}>
          Yes
        </Button>
      )}
      {helpful !== false && (
        <Button variant="ghost" size="small" disabled={isSending} onClick={() => setIsAsking(true)}>
          No
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          turnId={turn.id}
          onSend={(reason, details) => give(false, reason, details)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Inline>
  );
}
