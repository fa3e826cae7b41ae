import type { Meeting } from '@counterpart/api/contract';
import { errorSentence, isApiError, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useReloadMeetings } from './use-meetings';

export interface MeetingActions {
  readonly pending: boolean;
  confirm(): Promise<string | null>;
  decline(reason: string): Promise<string | null>;
  propose(startsAt: string): Promise<Refused | null>;
  accept(): Promise<string | null>;
  refuse(): Promise<string | null>;
  cancel(reason: string): Promise<string | null>;
}

export interface Refused {
  readonly sentence: string;
  readonly isTaken: boolean;
}

/**
 * Actions of the signed-in side on a meeting. Each resolves with null, or with why it was refused; meetings are fetched
 * again either way.
 */
export function useMeetingActions(meeting: Meeting): MeetingActions {
  const { api } = useHost();
  const showToast = useToast();
  const reload = useReloadMeetings();
  const [pending, setPending] = useState(false);
  const { id, startsAt, proposal } = meeting;
  const path = { id };

  async function run(send: () => Promise<unknown>, done: string): Promise<Refused | null> {
    setPending(true);
    try {
      await send();
      showToast({ title: done, tone: 'success' });
      return null;
    } catch (error) {
      return { sentence: errorSentence(error), isTaken: isApiError(error) && error.code === 'time_taken' };
    } finally {
      await reload().catch(() => undefined);
      setPending(false);
    }
  }

  /** For what has no dialog in which the refusal could stand. */
  async function shown(send: () => Promise<unknown>, done: string): Promise<string | null> {
    const refused = await run(send, done);
    if (refused) showToast({ title: 'Nothing was changed', description: refused.sentence, tone: 'destructive' });
    return refused?.sentence ?? null;
  }

  return {
    pending,
    confirm: () =>
      shown(() => api.send('post', '/api/meetings/{id}/confirm', { path, body: { startsAt } }), 'Meeting confirmed'),
    accept: () =>
      shown(
        () =>
          api.send('post', '/api/meetings/{id}/proposal/accept', {
            path,
            body: { startsAt: proposal?.startsAt ?? startsAt },
          }),
        'New time accepted',
      ),
    refuse: () =>
      shown(
        () => api.send('delete', '/api/meetings/{id}/proposal', { path }),
        proposal?.isOwn ? 'Proposal taken back' : 'New time declined',
      ),
    decline: async (reason) =>
      (
        await run(
          () => api.send('post', '/api/meetings/{id}/decline', { path, body: { reason } }),
          'Meeting request declined',
        )
      )?.sentence ?? null,
    cancel: async (reason) =>
      (await run(() => api.send('post', '/api/meetings/{id}/cancel', { path, body: { reason } }), 'Meeting canceled'))
        ?.sentence ?? null,
    propose: (next) =>
      run(
        () => api.send('put', '/api/meetings/{id}/proposal', { path, body: { startsAt: next } }),
        'New time proposed',
      ),
  };
}
