import type { UserCard } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { localStore, useSession } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePush } from './use-push';

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-12);
  align-items: center;
  justify-content: space-between;
  padding: var(--cp-space-12) var(--cp-space-16);
  border-block-start: 1px solid var(--cp-border);
  background: var(--cp-bg-subtle);
`;

const offerKey = (userId: number): string => `counterpart.push-offer.${userId}`;

/** Slot `conversation.sent`: offers once to be notified of the answer; the browser asks only who wants that. */
export function PushOffer({ person }: { readonly person: UserCard }): ReactNode {
  const { user } = useSession();
  const [isAnswered, setAnswered] = useState(() => !user || localStore.read(offerKey(user.id)) !== null);
  const { status, pending, turnOn } = usePush();
  if (!user || isAnswered || status !== 'off') return null;
  const answer = () => {
    localStore.write(offerKey(user.id), 'answered');
    setAnswered(true);
  };
  return (
    <Frame aria-label="Notifications">
      <div>
        <Text weight="semibold">{`Know when ${person.firstName} replies`}</Text>
        <Text size="small" tone="muted">
          Get a notification on this device, even with Counterpart closed.
        </Text>
      </div>
      <Inline gap={8}>
        <Button
          size="small"
          pending={pending}
          pendingLabel="Turning on..."
          onClick={() => void turnOn().then((isOn) => isOn && answer())}
        >
          Turn On Notifications
        </Button>
        <Button size="small" variant="secondary" onClick={answer}>
          Not Now
        </Button>
      </Inline>
    </Frame>
  );
}
