import type { Host } from '@counterpart/shell/sdk';
import { fork, type Scope } from 'effector';
import { messageFailedToast, messageSentToast } from '../../message-texts';
import { announceFx, deliverFx, forgetFx, keepFx, pauseFx } from './conversation-workflow';
import { draftName, forgetDraftFx } from './draft-workflow';
import { deliverFrom } from './outbox-delivery';
import { forgetOutbox, forgetOutgoing, storeOutgoing } from './outbox-storage';
import type { OutgoingMessage } from './outgoing-message';

interface PersonScope {
  readonly personId: number;
  readonly scope: Scope;
}

/** By the host's session, of which there is one in a tab (and one in each request on a server). */
const scopes = new WeakMap<Host['session'], PersonScope>();

/**
 * The conversations' state of one signed-in person. It outlives the page, so a message that failed is still there after
 * a look at another page, and ends with the session.
 */
export function conversationScope(host: Host, personId: number): Scope {
  const known = scopes.get(host.session);
  if (known?.personId === personId) return known.scope;
  // What ends after the session is no news for the next person, and nothing to be stored for them.
  const ofSession =
    <Params>(work: (params: Params) => void) =>
    (params: Params) => {
      if (host.session.getState().user?.id === personId) work(params);
    };
  const scope = fork({
    handlers: [
      [deliverFx, deliverFrom(host, personId)],
      [announceFx, ofSession(announceIn(host))],
      [keepFx, ofSession((message: OutgoingMessage) => storeOutgoing(message, message.problem))],
      [
        forgetFx,
        ({ clientMessageId }: { readonly clientMessageId: string }) => forgetOutgoing(personId, clientMessageId),
      ],
      [
        forgetDraftFx,
        ({ otherUserId }: { readonly otherUserId: number }) =>
          host.drafts.forget({ account: String(personId), form: draftName(otherUserId) }),
      ],
      [
        pauseFx,
        ({ milliseconds }: { readonly milliseconds: number }) =>
          new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
      ],
    ],
  });
  scopes.set(host.session, { personId, scope });
  const stop = host.session.subscribe(({ user }) => {
    if (user?.id === personId) return;
    if (scopes.get(host.session)?.scope === scope) scopes.delete(host.session);
    forgetOutbox(personId);
    stop();
  });
  return scope;
}

function announceIn({ toasts }: Host) {
  return ({ error }: { readonly error: Error | null }) =>
    toasts.getState().show(error ? messageFailedToast(error) : messageSentToast);
}
