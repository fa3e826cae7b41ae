import { useSession } from '@counterpart/shell/sdk';
import { Provider } from 'effector-react';
import type { Scope } from 'effector';
import type { ReactNode } from 'react';
import { useConversationScope } from '../conversation-scope';
import { useOutbox } from './use-outbox';

/** Slot `session.outbox`: sends what waits, whichever page is open. */
export function OutboxSender(): ReactNode {
  const { user } = useSession();
  return user && <SenderOf key={user.id} personId={user.id} />;
}

function SenderOf({ personId }: { readonly personId: number }): ReactNode {
  const scope = useConversationScope(personId);
  return (
    <Provider value={scope}>
      <Sending scope={scope} personId={personId} />
    </Provider>
  );
}

function Sending({ scope, personId }: { readonly scope: Scope; readonly personId: number }): null {
  useOutbox(scope, personId);
  return null;
}
