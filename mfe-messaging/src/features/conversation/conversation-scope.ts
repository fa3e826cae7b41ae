import type { Host } from '@counterpart/shell/sdk';
import { allSettled, fork, type Scope } from 'effector';
import { messageFailedToast, messageSentToast, requireSession } from '../../message-texts';
import { announceFx, deliverFx, forgetFx, keepFx, pauseFx, restored } from './conversation-workflow';
import { forgetDrafts } from './drafts';
import { forgetOutbox, forgetOutgoing, readOutbox, storeOutgoing } from './outbox-storage';
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
  const scope = fork({
    handlers: [
      [deliverFx, deliverTo(host)],
      [announceFx, announceIn(host)],
      [keepFx, storeOutgoing],
      [
        forgetFx,
        ({ clientMessageId }: { readonly clientMessageId: string }) => forgetOutgoing(personId, clientMessageId),
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
    forgetDrafts(personId);
    forgetOutbox(personId);
    stop();
  });
  return scope;
}

/**
 * Goes on with what was written before the page was loaded. Call it in an effect: a server has no outbox.
 */
export function resumeOutbox(scope: Scope, personId: number): void {
  void allSettled(restored, { scope, params: readOutbox(personId) });
}

function deliverTo(host: Host) {
  return async ({ receiverId, content, attachments, clientMessageId }: OutgoingMessage) => {
    const attachmentIds = attachments.map(({ id }) => id);
    requireSession(host);
    return host.api.send('post', '/api/messages', {
      body: { receiverId, content, clientMessageId, ...(attachmentIds.length > 0 && { attachmentIds }) },
    });
  };
}

function announceIn({ toasts }: Host) {
  return ({ error }: { readonly error: Error | null }) =>
    toasts.getState().show(error ? messageFailedToast(error) : messageSentToast);
}
