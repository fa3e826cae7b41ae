import type { LiveEvents } from '@counterpart/api/contract';
import { useHost, type Host } from '@counterpart/shell/sdk';
import { createWatch, fork, type Scope } from 'effector';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { messageFailedToast, messageSentToast } from '../../message-texts';
import { changeThread, isConversationsKey, isThreadKey, type Responses } from './conversation-cache';
import { announceFx, deliverFx, forgetFx, keepFx, pauseFx, sent, sentElsewhere } from './outbox/outbox-workflow';
import { draftName, forgetDraftFx } from './composer/draft-workflow';
import { deliverFrom } from './outbox/outbox-delivery';
import { forgetOutgoing, storeOutgoing } from './outbox/outbox-storage';
import type { OutgoingMessage } from './outbox/outgoing-message';
import { withMessages } from './thread/stored-messages';

interface PersonScope {
  readonly personId: number;
  readonly scope: Scope;
}

/** By the host's session, of which there is one in a tab (and one in each request on a server). */
const scopes = new WeakMap<Host['session'], PersonScope>();

/**
 * Drafts and outbox of one signed-in person. They outlive the page, so a message that failed is still there after a
 * look at another page. When the session ends, what waits stays in storage until the same person signs in again or logs
 * out. A message that the server has stored goes to its thread.
 */
export function useConversationScope(personId: number): Scope {
  const host = useHost();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => conversationScope(host, personId, { cache, mutate }), [host, personId, cache, mutate]);
}

function conversationScope(host: Host, personId: number, responses: Responses): Scope {
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
  createWatch({
    unit: sent,
    scope,
    fn: ofSession(({ conversationWith, message }: LiveEvents['message.created']) => {
      changeThread(responses, conversationWith, withMessages([message]));
      // The pushed copy does this too, but not while the live connection is down.
      void responses.mutate(isConversationsKey);
    }),
  });
  // It is pushed as well, or fetched.
  createWatch({ unit: sentElsewhere, scope, fn: () => void responses.mutate(isThreadKey) });
  scopes.set(host.session, { personId, scope });
  const stop = host.session.subscribe(({ user }) => {
    if (user?.id === personId) return;
    if (scopes.get(host.session)?.scope === scope) scopes.delete(host.session);
    stop();
  });
  return scope;
}

function announceIn({ toasts }: Host) {
  return ({ error }: { readonly error: Error | null }) =>
    toasts.getState().show(error ? messageFailedToast(error) : messageSentToast);
}
